const { options } = require('./.dependency-cruiser.cjs');

/**
 * Cycles of folders, by what runs: dependency-cruiser cannot leave imports of types out of one rule
 * alone. The other borders count them.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders that import each other are one: move what both need below them, or join them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    tsPreCompilationDeps: false,
    exclude: {
      path: [
        ...options.exclude.path,
        'node_modules',
        '\\.(test|story)\\.tsx?$',
        '/e2e/',
        // Tests and commands read the pages that each package states.
        '^shared-contracts/src/build-kit/testing/project(Pages|Remotes)\\.ts$',
      ],
    },
  },
};
