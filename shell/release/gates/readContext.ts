import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { GateContext, GateRegistry, GateRequest, Release, Standing } from './Gate';

/** Number of a part's earlier releases that open tabs may run. `prune` keeps about as many. */
const EARLIER = 10;

/**
 * Reads the releases with which a candidate will run.
 * @throws if the candidate's manifest is unreadable
 */
export async function readContext(request: GateRequest): Promise<GateContext> {
  const { part, version, registry, readManifest } = request;
  const read = async (standing: Standing, of: PartName, versions: readonly string[]) =>
    Promise.all(
      versions.map(async (each): Promise<Release> => {
        const manifest = await readManifest(of, each).catch(() => unreadable(of, each));
        return { part: of, version: each, standing, manifest };
      }),
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
    read('live', part, liveVersions(registry[part])),
  ]);
  const manifest = await readManifest(part, version);
  return {
    ...request,
    candidate: { part, version, standing: 'candidate', manifest },
    others: [...live, ...canary],
    // Leaves out pruned releases, because no tab runs them.
    earlier: earlier.filter((release) => release.manifest.entry.length > 0),
    coming,
    ...(previous?.version !== version && { previous }),
  };
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

/** Stands in for the manifest of a deleted release, and describes no needs. */
const unreadable = (name: PartName, version: string): ReleaseManifest => ({
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
