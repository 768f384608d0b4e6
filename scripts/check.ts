import { runCommand, runTool } from './tools/commands'

/** `npm run check -- NAME`: runs one check. `npm test` runs most of them, too. */
await runCommand('check', [
  {
    name: 'addresses',
    about: 'Compares a published sitemap with the current pages (--sitemap FILE), and names addresses that are gone.',
    run: () => import('./tools/check/addresses'),
  },
  {
    name: 'audit',
    about: 'Lists known vulnerabilities of packages, fails for serious ones, and verifies signatures.',
    run: async () => (await import('./tools/check/audit')).checkAudit(),
  },
  {
    name: 'determinism',
    about: 'Builds the last commit twice, with and without caches, and compares the results byte by byte.',
    run: () => import('./tools/check/determinism'),
  },
  {
    name: 'dev',
    about: 'Starts npm run dev on a copy of the sources, and edits them the way editors do.',
    run: () => import('./tools/check/dev'),
  },
  {
    name: 'export',
    about: 'Checks links, anchors, assets and titles of out/. --record adds its anchors to the published ones.',
    run: async (args) => (await import('./tools/check/export')).checkBuiltSite(args),
  },
  {
    name: 'external',
    about:
      'Requests every page on other hosts that out/ links to. --all also repeats requests that succeeded within the last week.',
    run: () => import('./tools/check/external'),
  },
  {
    name: 'fuzz',
    about: 'Runs the property tests with 10,000 random values each (--runs, --seed).',
    run: async () => (await import('./tools/check/fuzz')).checkFuzz(),
  },
  {
    name: 'image',
    about: 'Checks and builds the container image, if Docker is available.',
    run: () => import('./tools/check/image'),
  },
  {
    name: 'licences',
    about: "Counts the licences of packages (--all lists them), and fails for those that aren't allowed.",
    run: async (args) => (await import('./tools/check/licences')).checkLicences(args),
  },
  {
    name: 'lint',
    about: 'Checks formatting and lint rules.',
    run: runTool('biome', 'check', '.'),
  },
  {
    name: 'packages',
    about:
      'Counts packages, names those that add the most others, and writes lists of what ships and what only builds the site (CycloneDX).',
    run: async () => (await import('./tools/check/packages')).checkPackages(),
  },
  {
    name: 'samples',
    about: 'Runs the code samples of the API, and the requests of its Postman collection, against a mock server.',
    run: () => import('./tools/check/samples'),
  },
  {
    name: 'search',
    about: 'Asks the last build every question in content/search/queries, and lists those that search misses.',
    run: async () => (await import('./tools/check/search')).checkSearch(),
  },
  {
    name: 'stale',
    about: 'Lists pages that nobody has changed for a year, although releases have linked to them since.',
    run: () => import('./tools/check/stale'),
  },
  {
    name: 'types',
    about: 'Compiles the content, then checks types.',
    run: () => import('./tools/check/types'),
  },
  {
    name: 'unused',
    about: 'Lists packages, exports and files that nothing uses, and packages that package.json lacks.',
    run: runTool('knip'),
  },
])
