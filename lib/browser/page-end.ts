import { type AnalyticsSettings, countClicks, loadAnalytics } from './analytics'
import { announceMissedChanges } from './storage'
import { showVersionLinks } from './version-links'

/** The bundler fills this in (`scripts/tools/build/write-generated.ts`). */
declare const pageEndSettings: { analytics: AnalyticsSettings }

/** Everything else that a page needs without the runtime, but not for its first paint. The loader (`./runtime`) runs it first. */
showVersionLinks()
loadAnalytics(pageEndSettings.analytics)
countClicks()
announceMissedChanges()
