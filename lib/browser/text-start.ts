import { startTabs } from './pre-paint/tabs'

/**
 * Runs at the end of a page's first paragraph (`lib/publish/finish/text-start.ts`), or with the pre-paint script if the framework isn't deferred. It does
 * everything that has to come before the rest of the text is painted.
 */
startTabs()
