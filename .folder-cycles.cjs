const { options } = require('./.dependency-cruiser.cjs');

/**
 * Finds folders that import each other at run time. This needs a configuration of its own, because
 * dependency-cruiser can ignore imports of types only for all rules of a configuration, and the
 * other rules must count them.
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
