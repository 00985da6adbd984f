import { createRequire } from 'node:module';
import { sharedModuleNames } from '../facts/sharedModuleNames';

/**
 * This version never changes. Before a release goes live, gates compare the shared modules by
 * content (decision 041). A check of versions at run time must not refuse what the gates have
 * accepted.
 */
const CONTRACTS_VERSION = '1.0.0';
const REACT_VERSION = versionOf('react');

/**
 * Returns the range of a major version: `19.2.0` → `^19.0.0`. At run time, a remote refuses another
 * major version of a library, because that version would break the whole page.
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
 * The `shared` option of federation. The shell contains the modules in its first chunks (`eager`),
 * and a remote contains none, so a page never has two copies.
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
