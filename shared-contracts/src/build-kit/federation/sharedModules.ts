import { createRequire } from 'node:module';
import { sharedModuleNames } from '../facts/sharedModuleNames';

/**
 * The same for ever: whether a remote can use what the shell shares, gates decide by content, before a
 * release goes live (decision 041), and at run time nothing stands in the way of what they let through.
 */
const CONTRACTS_VERSION = '1.0.0';
const REACT_VERSION = versionOf('react');

/** Another major version would take the whole page with it: at run time as well a remote refuses it. */
const majorOf = (version: string) => `^${version.split('.')[0]}.0.0`;

function versionOf(library: string): string {
  const { version } = createRequire(import.meta.url)(`${library}/package.json`);
  return version;
}

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
    sharedModuleNames.map((name) => {
      const version = name.startsWith('react') ? REACT_VERSION : CONTRACTS_VERSION;
      const base = {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: majorOf(version),
      } as const;
      return [name, role === 'shell' ? { ...base, eager: true } : { ...base, import: false }];
    }),
  );
}
