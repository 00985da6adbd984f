import {
  type DescribedRelease,
  type Gate,
  type GateContext,
  isDescribed,
  labelOf,
  type PairGate,
  type Problem,
  type Release,
} from './Gate';

/**
 * A remote runs on the shell's federation runtime, so both must be built with the same version and
 * options.
 */
export const federationRuntime: PairGate = {
  name: 'federation-runtime',
  findBetween: (candidate, other) => {
    const isWithShell = candidate.part === 'shell' || other.part === 'shell';
    const [own, theirs] = [candidate, other].map(runtimeOf);
    if (!isWithShell || own === theirs) return [];
    return [
      {
        what: `The federation runtime is ${own}, and theirs ${theirs}: no remote of one starts in a shell of the other`,
        forWhom: labelOf(other),
        mend: 'shared-contracts/src/build-kit/federation: undo what changed the runtime, or release all parts from this checkout, the shell first',
      },
    ];
  },
};

const runtimeOf = ({ manifest }: DescribedRelease) => manifest.federationRuntime;

/**
 * Finds releases that cannot be compared, because they are older than the gates, or because their
 * manifest is missing or was altered.
 */
export const comparable: Gate = {
  name: 'federation-runtime',
  find: ({ candidate, others }: GateContext): Problem[] => {
    const unknown = others.filter((other) => isDescribed(candidate) !== isDescribed(other));
    return unknown.map((other) => {
      const old = isDescribed(candidate) ? other : candidate;
      const isOld = `${nameOf(old)} was built before releases carried what they need of others`;
      return {
        what: `Nothing says whether it fits: ${other.unusable ?? isOld}`,
        forWhom: labelOf(other),
        mend: other.unusable
          ? `RELEASE_TRUST: name the key that signs ${other.part}; if it is named, ask its team to release again`
          : `npm run release -- publish ${old.part}, from a checkout of today`,
      };
    });
  },
};

const nameOf = ({ part, version }: Release) => `${part} ${version}`;
