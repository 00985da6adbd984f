const { options } = require('./.dependency-cruiser.cjs');

/**
 * Finds folders that import each other at run time. This rule needs its own configuration, because
 * dependency-cruiser can ignore type imports only for all rules of a configuration. The other rules
 * must count type imports.
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
        // Excludes modules that import the pages of every package, because only tests and commands
        // use these modules.
        '^shared-contracts/src/build-kit/testing/project(Pages|Remotes)\\.ts$',
      ],
    },
  },
};
