import config from './shared-contracts/src/testing/jest/jestConfig.mjs';

export default config;
