import { type DescribedRelease, labelOf, type PairGate, type Problem } from './Gate';

/**
 * Compares a remote's imports of shared modules, and its libraries, with what the shell provides.
 */
export const sharedModules: PairGate = {
  name: 'shared-modules',
  findBetween: (candidate, other) => {
    if (candidate.part === 'shell') return [...exportsBetween(other, candidate, candidate)];
    if (other.part === 'shell') return [...exportsBetween(candidate, other, candidate)];
    return [];
  },
};

function exportsBetween(
  remote: DescribedRelease,
  shell: DescribedRelease,
  candidate: DescribedRelease,
): Problem[] {
  const other = candidate === remote ? shell : remote;
  const missing = Object.entries(remote.manifest.sharedExports).flatMap(([module, exports]) => {
    const provided = shell.manifest.sharedExports[module] ?? {};
    return Object.entries(exports)
      .filter(([name]) => !(name in provided))
      .map(([name, at]) => ({
        what: `\`${name}\` of ${module} is imported at ${at}, and the shell does not provide it`,
        forWhom: labelOf(other),
        mend:
          candidate === remote
            ? `${at}: import what the shell provides, or release a shell that provides it first`
            : `${Object.values(provided)[0] ?? module}: keep the export until no release of ${remote.part} imports it`,
      }));
  });
  return [...missing, ...librariesBetween(remote, shell, other)];
}

const majorOf = (version: string) => version.split('.')[0];

function librariesBetween(
  remote: DescribedRelease,
  shell: DescribedRelease,
  other: DescribedRelease,
): Problem[] {
  return Object.entries(remote.manifest.sharedLibraries).flatMap(([library, version]) => {
    const provided = shell.manifest.sharedLibraries[library];
    if (provided === undefined || majorOf(provided) === majorOf(version)) return [];
    return {
      what: `${remote.part} is built against ${library} ${version}, and the shell provides ${provided}`,
      forWhom: labelOf(other),
      mend: `${remote.manifest.places?.[library] ?? 'package.json'}: one major version of ${library} for all parts, released together`,
    };
  });
}
