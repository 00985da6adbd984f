import {
  type DescribedRelease,
  folderOf,
  type Gate,
  isDescribed,
  isShownToAll,
  labelOf,
  type PairGate,
  type Problem,
} from './Gate';

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
  const { exposedExports } = remote.manifest;
  const uses = shell.manifest.uses.filter(
    ({ remote: name, module }) =>
      name === '*' || name === remote.part || (name === undefined && module in exposedExports),
  );
  // An old shell states a use for each of its files that loads the module. The last use counts.
  const byModule = new Map(uses.map((use) => [use.module, use]));
  return [...byModule.values()].flatMap(({ module, exports, at }) => {
    const provided = exposedExports[module];
    const missing = provided
      ? exports.filter((name) => !provided.includes(name)).map((name) => `\`${name}\` of `)
      : [''];
    const folder = folderOf(remote);
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

/**
 * Finds a slot or a service that only the live release provides, and that the candidate would leave
 * without a provider.
 */
export const lastProviders: Gate = {
  name: 'exposed-modules',
  find: ({ candidate, previous, others }) => {
    if (!isDescribed(candidate) || !previous || !isDescribed(previous)) return [];
    const live = others.filter(isDescribed).filter(isShownToAll);
    const isExposed = (release: DescribedRelease, module: string) =>
      module in release.manifest.exposedExports;
    const uses = live.flatMap(({ manifest }) => manifest.uses);
    return uses
      .filter(({ remote, module }) => remote === undefined && isExposed(previous, module))
      .filter(({ module }) => ![candidate, ...live].some((each) => isExposed(each, module)))
      .map(({ module, at }) => ({
        what: `${candidate.part} does not expose ${module} any more, which the shell loads at ${at}, and no other remote exposes it`,
        forWhom: 'shoppers, who get the fallback of the shell instead',
        mend: `${folderOf(candidate)}/manifest.ts: expose it again`,
      }));
  },
};
