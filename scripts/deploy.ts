import { runCommand } from './tools/commands'

/** `npm run deploy -- NAME`: publishes the site. */
await runCommand('deploy', [
  {
    name: 'files',
    about:
      "Writes the hosts' configuration files for the out/ that's there, and compresses its files for nginx and Caddy.",
    run: async () => (await import('./tools/build/write-deploy-files')).rewriteDeployFiles(),
  },
  {
    name: 'pull',
    about: 'Fetches the tree that the host serves into a new folder (--to DIR).',
    run: async () => (await import('./tools/publish/published')).deploy('pull'),
  },
  {
    name: 'site',
    about: 'Puts out/ into the tree (--to DIR).',
    run: async () => (await import('./tools/publish/published')).deploy('site'),
  },
  {
    name: 'push',
    about: 'Publishes the tree (--from DIR).',
    run: async () => (await import('./tools/publish/published')).deploy('push'),
  },
  {
    name: 'update',
    about: 'Pulls the tree, adds a site or a preview, and pushes it. Starts again if somebody else was faster.',
    run: async () => (await import('./tools/publish/published')).deploy('update'),
  },
  {
    name: 'rollback',
    about: 'Publishes an earlier site again: the one before, or a RECORD of the last ten.',
    run: async () => (await import('./tools/publish/published')).deploy('rollback'),
  },
  {
    name: 'smoke',
    about:
      "Asks the published site (--url, --on nginx) for about 20 addresses, and lists what isn't as it was published.",
    run: async () => (await import('./tools/publish/published')).deploy('smoke'),
  },
  {
    name: 'status',
    about: "Shows what's live and since when, what you can go back to, and what out/ would change.",
    run: async () => (await import('./tools/publish/published')).deploy('status'),
  },
])
