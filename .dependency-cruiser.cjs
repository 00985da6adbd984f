const { readdirSync } = require('node:fs');
const swc = require('@swc/core');
const { layerBorders } = require('./shared-contracts/src/build-kit/testing/layerBorders.cjs');

// dependency-cruiser parses TypeScript with swc here, because TypeScript 7 has no JavaScript API.
// It does not tell swc which files contain JSX, so this wrapper does.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const PACKAGES = [
  'shared-contracts',
  'shared-contracts/reference-api',
  'shell',
  ...readdirSync(__dirname).filter((name) => name.startsWith('mf-')),
];

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
      name: 'one-class-of-errors',
      comment:
        'A remote takes ApiError from api/client, which the shell shares: of a copy of its own no error is an instance.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^shared-contracts/src/contracts/client/ApiError\\.ts$' },
    },
    {
      name: 'shell-loads-remotes-by-federation',
      comment: 'The shell reaches a remote through federation in src/federation, never by import.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'Contracts import nothing of ours: everybody builds on them.',
      severity: 'error',
      from: { path: contractsInside },
      // Allows imports of `pages.ts`, because the page table joins the pages of shell and remotes.
      to: {
        path: '^(mf-[^/]+|shell|shared-contracts/reference-api)/',
        pathNot: '^(mf-[^/]+|shell)/pages\\.ts$',
      },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other, even by type: move what both need to one of them.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
        path: ['^mf-[^/]+/src/', '^shell/src/', `${contractsInside}(contracts/|design-system/)`],
        pathNot: [
          '/server/',
          '/fonts/buildFonts',
          '\\.server\\.tsx?$',
          '\\.test\\.tsx?$',
          '/testing/',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-are-not-a-library',
      comment: 'Source never imports a test or the test kit.',
      severity: 'error',
      from: {
        pathNot: ['\\.test\\.tsx?$', '/(testing|e2e)/', '^shell/commands/'],
      },
      to: { path: ['\\.test\\.tsx?$', `${contractsInside}build-kit/testing/`, '/e2e/'] },
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
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '/e2e/'] },
      // Allows imports of Lingui's macros, because the compiler replaces them with imports from
      // contracts/i18n.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '(^|/)node_modules/@lingui/[^/]+/macro/',
      },
    },
    ...PACKAGES.flatMap((name) => layerBorders(__dirname, name)),
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
