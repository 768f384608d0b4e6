import { config } from '../../site/config.mjs'
import { startAnnouncement } from './announcement'
import { startColorMode } from './color-mode'
import { startPlatform } from './platform'
import { startTabs } from './tabs'

/**
 * Runs in `<head>` before the first paint, bundled into one inline script: whatever must be right at first sight and depends on the
 * visitor. `data-js` tells the style sheets that scripts run.
 */
document.documentElement.dataset.js = ''
startColorMode(config.colorMode)
startPlatform()
if (config.announcement) startAnnouncement(config.announcement.id)
startTabs()
