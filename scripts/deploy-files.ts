import { existsSync } from 'node:fs'
import { writeDeployFiles } from './support/write-deploy-files'

/** `npm run deploy:files`: rewrites the hosts' configuration files for the existing `out/`. */
if (!existsSync('out/index.html')) {
  console.error('There is no out/ to write them for. Build it first: npm run build')
  process.exit(1)
}
writeDeployFiles('out', 'deploy')
console.log('deploy/ is up to date: nginx.conf, nginx-previews.conf, Caddyfile, _headers, _redirects, github-pages.md')
