import type { ColorModeSettings } from '../color-mode'
import { startFonts } from '../fonts'
import { keepEarlyEvents } from '../runtime/early-actions'
import { startAddress, startAnnouncement, startCodeWrap, startColorMode, startColumns } from './page-state'
import { startPlatform } from './platform'
import { startTrustedTypes } from './trusted-types'

/** Put in by the bundler (`scripts/tools/build/write-generated.ts`), so that no page carries the rest of the configuration. */
declare const prePaintSettings: {
  colorMode: ColorModeSettings
  announcementId: string | null
  analyticsScript: string | null
}

/**
 * Runs in `<head>` before the first paint, bundled into one inline script: whatever must be right at first sight and depends on the
 * visitor. `data-js` tells the style sheets that scripts run. What can wait for the first paragraph is in `../text-start`, and what can wait for the whole
 * text is in `../missing-files` and `../page-end`.
 */
startTrustedTypes(prePaintSettings.analyticsScript)
document.documentElement.dataset.js = ''
startFonts()
keepEarlyEvents()
startAddress()
startColorMode(prePaintSettings.colorMode)
startPlatform()
startCodeWrap()
if (prePaintSettings.announcementId !== null) startAnnouncement(prePaintSettings.announcementId)
startColumns()
