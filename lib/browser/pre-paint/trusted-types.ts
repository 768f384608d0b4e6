/** Not in TypeScript's own types yet. */
type TrustedTypes = { createPolicy: (name: 'default', rules: TrustedTypeRules) => unknown }
type TrustedTypeRules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/** Text, and elements with no attribute but `class`, `role`, `aria-hidden` and data attributes: nothing that loads, runs or leads anywhere. */
const bareMarkup = /^(?:[^<]|<\/?[a-z][a-z0-9]*(?:\s+(?:class|role|aria-hidden|data-[a-z-]+)="[^"<>]*")*>)*$/i

/**
 * The one policy through which strings become markup, scripts and addresses of scripts; whatever else tries is refused by the browser. React makes
 * script elements from bare markup and fills those of data (JSON-LD), the progress bar and highlighted code are bare markup too, and Turbopack loads
 * the site's own files.
 */
export const trustedTypeRules: TrustedTypeRules = {
  createHTML: (html) => (bareMarkup.test(html) ? html : null),
  createScript: (text) => (isJson(text) ? text : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
}

/** Sets the policy up, where the browser knows of such. Before any other script: the site's security policy demands it of all of them. */
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
