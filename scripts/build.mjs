import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { buildingFolder, forgetBuilt, hashSources, isBuilt, noteBuilt } from './tools/build/ensure-built.mjs'
import { buildStages, runStages } from './tools/build/stages.mjs'
import { fail, readArguments } from './tools/fail.mjs'
import { takeLock } from './tools/lock-file.mjs'
import { replaceFolder, restoreFolder } from './tools/replace-folder.mjs'

/**
 * `npm run build`: builds the site next to the last good one, and replaces that only when every step has passed. `--to FOLDER` is for previews;
 * everything else reads `out/`. With
 * `--if-outdated`, nothing is built if the build that was running has just done it.
 */
const { to: target, 'if-outdated': ifOutdated } = readArguments({
  options: { to: { type: 'string', default: 'out' }, 'if-outdated': { type: 'boolean', default: false } },
}).values
if (!/^out(-[\w-]+)?$/.test(target))
  fail(
    `--to is "${target}", but must be out or a name such as out-preview, because the build deletes everything in that folder. Use letters, digits, - and _ after out-.`,
  )
const env = { ...process.env, SITE_OUT: buildingFolder, NEXT_PUBLIC_BASE_PATH: process.env.SITE_BASE_PATH ?? '' }

// Two runs of this command share what they generate. Without a lock, the scripts of a preview could end up in the site.
mkdirSync('.generated', { recursive: true })
try {
  const unlock = takeLock('.generated/build.lock', {
    busy: 'Another build has been running for a long time.',
    onWait: () =>
      console.log(
        "Another build is running, so this one is waiting for it. If there's no other build, delete .generated/build.lock.",
      ),
  })
  process.on('exit', unlock)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

if (ifOutdated && isBuilt()) process.exit(0)
const hash = hashSources()
restoreFolder(target)
rmSync(buildingFolder, { recursive: true, force: true })
try {
  await runStages(buildStages, { env })
  if (target === 'out') forgetBuilt()
  replaceFolder(buildingFolder, target)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  const rest = existsSync(buildingFolder) ? ` What was built so far is in ${buildingFolder}/.` : ''
  console.error(`\nThe build failed. ${target}/ is as it was.${rest}`)
  process.exit(1)
}
if (target === 'out') noteBuilt(hash)
console.log(`${target}/ is finished`)
