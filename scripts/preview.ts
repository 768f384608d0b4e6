import { runCommand } from './tools/commands'

/** `npm run preview -- NAME`: builds and publishes previews of branches. */
await runCommand('preview', [
  {
    name: 'build',
    about: 'Builds the preview of a branch into out-preview/.',
    run: () => import('./tools/publish/preview-build'),
  },
  {
    name: 'changes',
    about: 'Shows what a site changes, compared with production, a branch or a folder.',
    run: () => import('./tools/changes/changes'),
  },
  {
    name: 'publish',
    about: 'Puts the preview into a folder that a host serves, or removes previews of deleted branches.',
    run: () => import('./tools/publish/preview-publish'),
  },
  {
    name: 'comment',
    about: "In a workflow, comments on the pull request with the preview's address and what it changes.",
    run: () => import('./tools/publish/preview-comment'),
  },
  {
    name: 'pair',
    about: 'Builds and publishes two previews for the browser tests.',
    run: () => import('./tools/publish/preview-pair'),
  },
])
