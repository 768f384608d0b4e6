import { countClicks } from '../analytics'
import { type AnalyticsSettings, loadAnalytics } from './analytics'
import { watchMissingFiles } from './missing-files'

/** Put in by the bundler (`scripts/write-generated.ts`). */
declare const pageEndSettings: { analytics: AnalyticsSettings; basePath: string }

/**
 * What a page needs without the runtime, but not for its first paint. The loader of the runtime (`../runtime`) runs it first, after the text; without the
 * loader, it runs in `<head>`.
 */
watchMissingFiles(pageEndSettings.basePath)
loadAnalytics(pageEndSettings.analytics)
countClicks()
