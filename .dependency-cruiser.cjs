const swc = require('@swc/core');
const { featureBorders } = require('./shared-contracts/src/testing/featureBorders.cjs');

// dependency-cruiser reads TypeScript through swc here (TypeScript 7 has no JavaScript API), but
// never tells swc which files hold JSX.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const remote = '^(mf-[^/]+)/';
const contractsInside = '^shared-contracts/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'remotes-apart',
      comment: 'A remote never imports another remote: talk through an event of contracts/events.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'remotes-know-no-shell',
      comment: 'A remote never imports the shell: what both need is a contract.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-loads-remotes-by-federation',
      comment: 'The shell reaches a remote through federation in composition/, never by import.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'Contracts import nothing of ours: everybody builds on them.',
      severity: 'error',
      from: { path: contractsInside },
      to: { path: '^(mf-[^/]+|shell|shared-contracts/reference-api)/' },
    },
    {
      name: 'api-knows-contracts-only',
      comment: 'The reference API serves any storefront: it imports contracts only.',
      severity: 'error',
      from: { path: '^shared-contracts/reference-api/' },
      to: { path: '^(mf-[^/]+|shell)/' },
    },
    {
      name: 'nobody-imports-the-api',
      comment: 'The API is a process, reached over HTTP.',
      severity: 'error',
      from: { pathNot: '^shared-contracts/reference-api/' },
      to: { path: '^shared-contracts/reference-api/' },
    },
    {
      name: 'no-node-in-the-browser',
      comment:
        'Node does not exist in a browser: put it into a folder server/ or a file X.server.ts.',
      severity: 'error',
      from: {
        path: [
          '^mf-[^/]+/src/',
          '^shell/src/',
          `${contractsInside}(api|events|routes|session|money|i18n|ui)/`,
        ],
        pathNot: ['/server/', '\\.server\\.tsx?$', '\\.test\\.tsx?$', '/testing/'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-not-a-library',
      comment: 'Source never imports a test or the test kit.',
      severity: 'error',
      from: {
        // `specification/` holds tables of tests.
        pathNot: [
          '\\.test\\.tsx?$',
          '/(testing|specification)/',
          '^shell/(e2e|commands)/',
          '^jest\\.config',
        ],
      },
      to: { path: ['\\.test\\.tsx?$', `${contractsInside}testing/`, '/e2e/'] },
    },
    {
      name: 'exposes-are-the-door',
      comment: 'exposes/ and routes/ compose features; a feature never imports them back.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/(?!exposes/|routes/)' },
      to: { path: '^$1/src/(exposes|routes)/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that resolves to nothing breaks at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.po$', '^bun'] },
    },
    {
      name: 'declared',
      comment:
        'A package that is imported is a dependency of ours, not a guest of another package.',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '^shell/e2e/'] },
      // Lingui's macros are compiled away; what they become is imported from contracts/i18n.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/@lingui/[^/]+/macro/',
      },
    },
    ...featureBorders(__dirname),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/\\.data/', '/\\.cache/'] },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
