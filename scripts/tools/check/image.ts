import { spawnSync } from 'node:child_process'

/** `npm run check -- image`: lints and builds the container image. If Docker isn't available, it prints a message and does nothing. */
const isThere = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0
if (isThere) {
  const build = ['build', '--file', 'deploy/docker/Dockerfile']
  for (const args of [
    [...build, '--check', '.'],
    [...build, '--tag', 'site', '.'],
  ]) {
    const { status } = spawnSync('docker', args, { stdio: 'inherit' })
    if (status !== 0) process.exit(1)
  }
} else {
  console.log("container image: not checked, because Docker isn't available  (install and start it)")
}
