/**
 * Names of the modules that every package takes from the shell. They are a contract, because live
 * releases request these names. So a name stays when its file moves. For instance, `exports` in the
 * package.json of the contracts maps `api/client` to a file in `contracts/client` (decision 088).
 * Facades replace React Router and other libraries, so that a page loads only what remotes may use
 * (28 instead of 53 KB brotli).
 */
export const sharedModuleNames = [
  'react',
  'react/jsx-runtime',
  '@marketplace/contracts/router',
  '@marketplace/contracts/styled',
  '@marketplace/contracts/i18n',
  '@marketplace/contracts/events',
  '@marketplace/contracts/rendering',
  '@marketplace/contracts/notices',
  '@marketplace/contracts/api/client',
] as const;
