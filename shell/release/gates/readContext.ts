import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { StorageUnavailable } from '../openReleases';
import type { GateContext, GateRegistry, GateRequest, Release, Standing } from './Gate';

/** Maximum number of a part's earlier releases that are checked. `prune` keeps about as many. */
const EARLIER = 10;

/**
 * Reads the releases with which a candidate will run.
 * @throws Error if the candidate's manifest cannot be used, or if the storage does not answer
 */
async function readContext(request: GateRequest): Promise<GateContext> {
  const { part, version, preview, readManifest } = request;
  const companions = Object.entries(preview?.versions ?? {}).filter(([each]) => each !== part);
  const registry = afterStep(request.registry, companions);
  const read = async (standing: Standing, of: PartName, versions: readonly string[]) =>
    Promise.all(
      versions.map((each) => readRelease(readManifest, { part: of, version: each, standing })),
    );
  const readAll = async (standing: Standing, find: FindVersions) => {
    const rest = Object.keys(registry).filter((each) => each !== part);
    const found = rest.map((each) => read(standing, each, find(registry[each])));
    return (await Promise.all(found)).flat();
  };
  const [live, canary, earlier, coming, [previous]] = await Promise.all([
    readAll('live', liveVersions),
    readAll('canary', canaryVersions),
    readAll('open in tabs', earlierVersions),
    readAll('available', comingVersions),
    read(
      'live',
      part,
      liveVersions(registry[part]).filter((each) => each !== version),
    ),
  ]);
  if (previous?.unusable) {
    request.say?.(
      `${previous.unusable}: ${part} ${version} is compared with no release before it.`,
    );
  }
  const readCandidate = async (of: PartName, each: string): Promise<Release> => {
    const manifest = await readManifest(of, each);
    return { part: of, version: each, standing: 'candidate', manifest };
  };
  const candidate = await readCandidate(part, version);
  const fellows = await Promise.all(companions.map((each) => readCandidate(...each)));
  const replaced = await Promise.all(
    companions.map(([each]) => read('live', each, liveVersions(request.registry[each]))),
  );
  return {
    ...request,
    candidate,
    others: [...live, ...fellows, ...canary],
    // Leaves out pruned releases (without entry files), because no tab runs them.
    earlier: earlier.filter((release) => release.manifest.entry.length > 0),
    coming,
    ...(previous && { previous }),
    replaced: [...(previous ? [previous] : []), ...replaced.flat()],
  };
}

/**
 * Reads, for each candidate of a step, the releases with which it will run. A step has several
 * candidates if a whole preview goes live; otherwise it has one.
 * @throws Error if a candidate's manifest cannot be used, or if the storage does not answer
 */
export function readContexts(request: GateRequest): Promise<GateContext[]> {
  const { preview, part, version } = request;
  const candidates = Object.entries(preview?.versions ?? { [part]: version });
  return Promise.all(
    candidates.map(([each, of]) => readContext({ ...request, part: each, version: of })),
  );
}

/**
 * @param companions the other candidates of the step
 * @returns the registry without the companions, in which the live releases that they replace are
 * only available
 */
function afterStep(
  registry: GateRegistry,
  companions: readonly (readonly [PartName, string])[],
): GateRegistry {
  const changed = companions.flatMap(([part, version]) => {
    const known = registry[part];
    if (!known) return [];
    const releases = Object.entries(known.releases)
      .filter(([each]) => each !== version)
      .map(([each, status]) => [each, status === 'live' ? 'available' : status]);
    const { canary, ...rest } = known;
    // A canary that goes live is no longer a canary.
    const staying = canary?.version === version ? {} : { canary };
    return [[part, { ...rest, ...staying, releases: Object.fromEntries(releases) }] as const];
  });
  return { ...registry, ...Object.fromEntries(changed) };
}

type RegistryPart = GateRegistry[PartName];
type FindVersions = (part: RegistryPart) => string[];

const liveVersions: FindVersions = (part) =>
  Object.entries(part?.releases ?? {}).flatMap(([version, status]) =>
    status === 'live' ? version : [],
  );

const canaryVersions: FindVersions = (part) => (part?.canary ? [part.canary.version] : []);

const everLive: FindVersions = (part) => {
  const lived = (part?.history ?? []).filter(({ status }) => status === 'live');
  return [...new Set(lived.map(({ version }) => version).reverse())];
};

const isUsable = (part: RegistryPart, version: string) => part?.releases[version] === 'available';

const earlierVersions: FindVersions = (part) =>
  everLive(part)
    .filter((version) => isUsable(part, version))
    .slice(0, EARLIER);

const comingVersions: FindVersions = (part) => {
  const lived = everLive(part);
  const canary = canaryVersions(part);
  return Object.keys(part?.releases ?? {})
    .filter((version) => isUsable(part, version))
    .filter((version) => !lived.includes(version) && !canary.includes(version))
    .reverse();
};

/** Releases without which the gates would accept or refuse a candidate by chance. */
const NEEDED: readonly Standing[] = ['live', 'canary'];

/**
 * Reads a release. If its manifest is missing or was altered, the release has an empty one.
 * @throws Error if the storage does not answer and the gates need the release
 */
async function readRelease(
  readManifest: GateRequest['readManifest'],
  release: Omit<Release, 'manifest'>,
): Promise<Release> {
  const { part, version, standing } = release;
  try {
    return { ...release, manifest: await readManifest(part, version) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unusable = message.replace(/\.$/, '');
    if (error instanceof StorageUnavailable && NEEDED.includes(standing)) {
      throw new Error(`${unusable}. The gates need this ${standing} release: try again.`, {
        cause: error,
      });
    }
    return { ...release, unusable, manifest: emptyManifest(part, version) };
  }
}

const emptyManifest = (name: PartName, version: string): ReleaseManifest => ({
  name,
  version,
  contractsVersion: '',
  gitRevision: '',
  builtAt: '',
  entry: [],
  chunks: {},
  integrity: {},
  sizes: {},
});
