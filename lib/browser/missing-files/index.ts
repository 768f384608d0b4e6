import { watchMissingFiles } from './failure-message'

/** The bundler fills this in (`scripts/tools/build/write-generated.ts`). */
declare const missingFilesSettings: { basePath: string }

/** An inline script at the end of every page, in front of the first file whose absence it reports: the loader (`../runtime`). Without the loader, it's in `<head>`. */
watchMissingFiles(missingFilesSettings.basePath)
