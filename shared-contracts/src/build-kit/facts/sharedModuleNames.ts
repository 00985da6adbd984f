/**
 * The modules every package takes from the shell: a contract. The facades stand in for the
 * libraries behind them, so that a page pays for what remotes may use and not for all of React
 * Router (measured: 28 against 53 KB brotli). Live releases ask for these names, so a name stays when its
 * file moves: `exports` of the contracts maps `api/client` to `contracts/client` (decision 088).
 */
export const sharedModuleNames = [
  'react',
  'react/jsx-runtime',
  '@marketplace/contracts/router',
  '@marketplace/contracts/styled',
  '@marketplace/contracts/i18n',
  '@marketplace/contracts/events',
  '@marketplace/contracts/islands',
  '@marketplace/contracts/api/client',
] as const;
