import { type AnalyticsSettings, countClicks, loadAnalytics } from '../analytics'
import { showVersionLinks } from '../version-links'
import { watchMissingFiles } from './failure-message'

/** The bundler fills this in (`scripts/tools/build/write-generated.ts`). */
declare const pageEndSettings: { analytics: AnalyticsSettings; basePath: string }

/**
 * Everything that a page needs without the runtime, but not for its first paint. The runtime's loader (`../runtime`) runs it first, after the text.
 * Without the loader, it runs in `<head>`.
 */
watchMissingFiles(pageEndSettings.basePath)
showVersionLinks()
loadAnalytics(pageEndSettings.analytics)
countClicks()
