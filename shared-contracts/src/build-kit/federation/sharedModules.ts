/**
 * The modules every package takes from the shell: a contract. The facades stand in for the
 * libraries behind them, so that a page pays for what remotes may use and not for all of React
 * Router (measured: 28 against 53 KB brotli).
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  '@marketplace/contracts/router',
  '@marketplace/contracts/styled',
  '@marketplace/contracts/i18n',
  '@marketplace/contracts/events',
  '@marketplace/contracts/islands',
  '@marketplace/contracts/api/client',
] as const;

/** Raised when a shared module changes in a way that older releases cannot use. */
const CONTRACTS_VERSION = '1.0.0';
const REACT_VERSION = '19.3.1';

interface SharedConfig {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
}

/**
 * The `shared` option of federation. The shell carries the modules in its first chunks (`eager`);
 * a remote carries none, so two copies can never meet.
 */
export function sharedModules(role: 'shell' | 'remote'): Record<string, SharedConfig> {
  return Object.fromEntries(
    SHARED_MODULES.map((name) => {
      const version = name.startsWith('react') ? REACT_VERSION : CONTRACTS_VERSION;
      const range = `^${version}`;
      const base = {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: range,
      } as const;
      return [name, role === 'shell' ? { ...base, eager: true } : { ...base, import: false }];
    }),
  );
}
