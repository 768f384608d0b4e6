import fs from 'node:fs'

/**
 * Makes this process write Next's list of static pages in one step. Next's development server writes it in place (`next-dev-server.js`, 16.4.3), so
 * a request at the same time could read half of it and fail with "Unexpected end of JSON input".
 */
export function writeManifestsWhole() {
  const { rename, writeFile } = fs.promises
  let count = 0
  /** @type {typeof writeFile} */
  fs.promises.writeFile = async (file, ...rest) => {
    if (typeof file !== 'string' || !file.endsWith('prerender-manifest.json')) return writeFile(file, ...rest)
    count += 1
    const unfinished = `${file}.${process.pid}-${count}.tmp`
    await writeFile(unfinished, ...rest)
    await rename(unfinished, file)
  }
}
