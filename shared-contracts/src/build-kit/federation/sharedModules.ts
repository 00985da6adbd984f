import { createRequire } from 'node:module';
import { sharedModuleNames } from '../facts/sharedModuleNames';

/**
 * Never changes. Gates compare the shared modules by content before a release goes live (decision
 * 041), so a version at run time must not refuse what they accepted.
 */
const CONTRACTS_VERSION = '1.0.0';
const REACT_VERSION = versionOf('react');

/**
 * A remote refuses another major version at run time too, because that would break the whole page.
 */
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
 * The `shared` option of federation. The shell carries the modules in its first chunks (`eager`); a
 * remote carries none, so two copies can never meet.
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
