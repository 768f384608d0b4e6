import { config } from './config.mjs'

/** The path of a preview's page of changes, below its base path. */
export const changesPath = '/changes'

/**
 * The settings that a build gets from its environment. This is a plain module because next.config.mjs reads it before anything is compiled.
 * @typedef {{ branch: string, commit: string, committedAt?: string }} Preview
 * @typedef {{ basePath: string, outDir: string, defersRuntime: boolean, showsDrafts: boolean, preview?: Preview }} BuildSettings
 */

/**
 * Reads the settings of a build: `SITE_BASE_PATH`, the path that the site will have (if it's missing, the root of its host); `SITE_OUT`, the folder
 * to write to; `SITE_PREVIEW_BRANCH` and `SITE_PREVIEW_COMMIT`, which make it a preview, with `SITE_PREVIEW_COMMITTED`, the time of the commit;
 * `SITE_DEFER_RUNTIME`, `true` or `false`, which overrides `deferRuntime` in the configuration, so that tests can use the other value. Drafts are shown in
 * previews and, according to `NODE_ENV`, in development.
 * @param {Record<string, string | undefined>} env
 * @returns {BuildSettings}
 */
export function readBuildSettings(env) {
  const { SITE_BASE_PATH: basePath = '', SITE_OUT: outDir = 'out' } = env
  const { SITE_PREVIEW_BRANCH: branch, SITE_PREVIEW_COMMIT: commit, SITE_PREVIEW_COMMITTED: committedAt } = env
  if (basePath && !isBasePath(basePath)) {
    throw new Error(
      `SITE_BASE_PATH is "${basePath}", but must begin with a slash and end without one, in letters, digits and -._~: /previews/feature-x`,
    )
  }
  const { SITE_DEFER_RUNTIME: defer = String(config.deferRuntime) } = env
  if (defer !== 'true' && defer !== 'false') {
    throw new Error(`SITE_DEFER_RUNTIME is "${defer}", but must be true or false; leave it out to build as configured`)
  }
  if (!outDir) throw new Error('SITE_OUT is empty, but must name the folder to build, such as out')
  if (Boolean(branch) !== Boolean(commit)) {
    throw new Error('A preview needs both SITE_PREVIEW_BRANCH and SITE_PREVIEW_COMMIT (use: npm run preview -- build)')
  }
  const preview = branch && commit ? { branch, commit, ...(committedAt && { committedAt }) } : undefined
  const showsDrafts = preview !== undefined || env.NODE_ENV === 'development'
  return { basePath, outDir, defersRuntime: defer === 'true', showsDrafts, ...(preview && { preview }) }
}

/** @param {string} text */
function isBasePath(text) {
  return /^(?:\/[\w.~-]+)+$/.test(text) && !text.split('/').some((segment) => /^\.+$/.test(segment))
}

/**
 * The file of the project that stores every fragment that has ever been published, by the address of its page. Entries are only ever added, because
 * somebody may have linked to any of them.
 */
export const publishedAnchorsFile = 'lib/site/published-anchors.json'
