import { type DescribedRelease, labelOf, type PairGate, type Problem } from './Gate';

/** Compares the modules that the shell loads with the modules that a remote exposes. */
export const exposedModules: PairGate = {
  name: 'exposed-modules',
  findBetween: (candidate, other) => {
    if (candidate.part === 'shell') return missingModules(candidate, other, candidate);
    if (other.part === 'shell') return missingModules(other, candidate, candidate);
    return [];
  },
};

function missingModules(
  shell: DescribedRelease,
  remote: DescribedRelease,
  candidate: DescribedRelease,
): Problem[] {
  const uses = shell.manifest.uses.filter(
    (use) => use.remote === '*' || use.remote === remote.part,
  );
  // Several files of the shell may load the same module. The message names only one of them.
  const byModule = new Map(uses.map((use) => [use.module, use]));
  return [...byModule.values()].flatMap(({ module, exports, at }) => {
    const provided = remote.manifest.exposedExports[module];
    const missing = provided
      ? exports.filter((name) => !provided.includes(name)).map((name) => `\`${name}\` of `)
      : [''];
    const folder = remote.part.replaceAll('_', '-');
    return missing.map((name) => ({
      what: `${remote.part} does not expose ${name}${module}, which the shell loads at ${at}`,
      forWhom:
        candidate === remote
          ? `${labelOf(shell)}, and shoppers who come to need it`
          : `${labelOf(remote)}, whose region stays empty`,
      mend:
        candidate === remote
          ? `${folder}/${provided ? `src/exposes${module.slice(1)}.ts` : 'manifest.ts'}: expose it again, until no live shell loads it`
          : `${at}: load it once a release of ${remote.part} that exposes it is live`,
    }));
  });
}
