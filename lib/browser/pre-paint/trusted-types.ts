/** Not in TypeScript's own types yet. */
type TrustedTypes = { createPolicy: (name: 'default', rules: TrustedTypeRules) => unknown }
type TrustedTypeRules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/**
 * Text, and elements with no attributes but `class`, `role`, `aria-hidden` and data attributes. They don't load or run anything and don't link anywhere.
 */
const bareMarkup = /^(?:[^<]|<\/?[a-z][a-z0-9]*(?:\s+(?:class|role|aria-hidden|data-[a-z-]+)="[^"<>]*")*>)*$/i

/**
 * The only policy that turns strings into markup, scripts and addresses of scripts. The browser refuses everything else. React creates script elements
 * from bare markup and fills those that contain data (JSON-LD), the progress bar and highlighted code are also bare markup, and Turbopack loads the site's
 * own files.
 */
export const trustedTypeRules: TrustedTypeRules = {
  createHTML: (html) => (bareMarkup.test(html) ? html : null),
  createScript: (text) => (isJson(text) ? text : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
}

/** Sets up the policy, if the browser supports it. It has to run before any other script, because the site's security policy demands it of all of them. */
export function startTrustedTypes(analyticsScript: string | null): void {
  const { createScriptURL } = trustedTypeRules
  window.trustedTypes?.createPolicy('default', {
    ...trustedTypeRules,
    createScriptURL: (url) => (url === analyticsScript ? url : createScriptURL(url)),
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
