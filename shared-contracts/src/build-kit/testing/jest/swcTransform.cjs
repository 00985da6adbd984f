const { createTransformer } = require('@swc/jest');
require('tsx/cjs');
const { swcOptions } = require('../../federation/swcOptions.ts');

// The same plugins as the bundles, so that macros and class names behave as in a release.
const swc = createTransformer({
  ...swcOptions('test'),
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
});

// ES modules that make their own __dirname collide with CommonJS's, which has the same value.
const ownDirname = /^const __dirname = .*$/m;

module.exports = {
  ...swc,
  canInstrument: true,
  process(source, file, options) {
    const text = file.includes('node_modules') ? source.replace(ownDirname, '') : source;
    return swc.process(text, file, options);
  },
};
