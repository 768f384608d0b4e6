import { runCommand } from './tools/commands'

/** `npm run deploy -- NAME`: publishes the site. */
await runCommand('deploy', [
  {
    name: 'files',
    about: 'Writes the configuration of hosts for the existing out/, and compresses its files for nginx and Caddy.',
    run: async () => (await import('./tools/build/write-deploy-files')).rewriteDeployFiles(),
  },
  {
    name: 'pull',
    about: 'Fetches the published tree into a new folder (--to DIR).',
    run: async () => (await import('./tools/publish/published')).deploy('pull'),
  },
  {
    name: 'site',
    about: 'Adds out/ to a tree that you have pulled (--to DIR).',
    run: async () => (await import('./tools/publish/published')).deploy('site'),
  },
  {
    name: 'push',
    about: 'Publishes a tree that you have pulled (--from DIR).',
    run: async () => (await import('./tools/publish/published')).deploy('push'),
  },
  {
    name: 'update',
    about:
      'Pulls the published tree, adds a site or preview, and pushes it. Starts again if somebody else publishes first.',
    run: async () => (await import('./tools/publish/published')).deploy('update'),
  },
  {
    name: 'rollback',
    about: 'Publishes an earlier site again: the previous one or, with RECORD, any of the last ten.',
    run: async () => (await import('./tools/publish/published')).deploy('rollback'),
  },
  {
    name: 'smoke',
    about:
      'Requests about 20 addresses of the published site (--url, --on nginx), and lists those that differ from what was published.',
    run: async () => (await import('./tools/publish/published')).deploy('smoke'),
  },
  {
    name: 'status',
    about: "Shows what's live and since when, what you can go back to, and what out/ would change.",
    run: async () => (await import('./tools/publish/published')).deploy('status'),
  },
])
