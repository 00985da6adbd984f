const { createTransformer } = require('@swc/jest');
require('tsx/cjs');
const { swcOptions } = require('../../federation/swcOptions.ts');

// The same plugins as in bundles, so that macros and class names are the same as in a release.
const swc = createTransformer({
  ...swcOptions('test'),
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
});

// Matches the `__dirname` that an ES module declares. It would collide with the `__dirname` of
// CommonJS.
const ownDirname = /^const __dirname = .*$/m;

module.exports = {
  ...swc,
  canInstrument: true,
  process(source, file, options) {
    const text = file.includes('node_modules') ? source.replace(ownDirname, '') : source;
    return swc.process(text, file, options);
  },
};
