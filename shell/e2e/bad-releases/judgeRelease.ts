import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readOwnChannel } from '../../release/channels';
import { checkRelease } from '../../release/gates/checkRelease';
import { formatRefusal } from '../../release/gates/formatGates';
import type { GateRequest } from '../../release/gates/Gate';
import { openReleases } from '../../release/openReleases';
import { EMPTY_PART, liveVersion } from '../../release/Registry';
import { PRODUCTION } from '../../release/releaseSettings';
import { openStorage } from '../../release/storage/openStorage';
import type { TestStore } from '../createStore';
import type { DescribedManifest, ManifestChange } from './manifestChanges';

interface Candidate {
  part: PartName;
  /** Stored version; by default the live version. */
  version?: string;
  /** Differences from the manifest of that version. */
  change?: ManifestChange;
  /** A release of another part that is stored but not live, as a change of its live release. */
  waiting?: { part: PartName; change: ManifestChange };
  /** Origin of the API for the health gate. Without it, the result of this gate is ignored. */
  apiOrigin?: string;
  /** Receives the progress messages of slow gates. */
  say?: (text: string) => void;
}

interface Judgement {
  /** Gates that refused the release. */
  refusedBy: string[];
  /** The refusal as the release command prints it. */
  refusal: string;
}

/**
 * End of the version of a changed manifest. It needs a version of its own, because the gates compare
 * it with the live manifest.
 */
const CHANGED = '-changed';

/** Runs the gates for a promotion to production beside the live releases of a store. */
export async function judgeRelease(
  store: TestStore,
  { part, version, change, waiting, apiOrigin, say }: Candidate,
): Promise<Judgement> {
  const storage = openStorage(store.releases);
  const { readManifest, readFile } = openReleases(storage, store.trust);
  const registry = await readOwnChannel(storage, PRODUCTION);
  const changes = new Map<string, ManifestChange>();
  /** Adds a release that differs from a stored release. @returns its version */
  const stage = (of: PartName, from: string, differs: ManifestChange) => {
    changes.set(`${of} ${from}${CHANGED}`, differs);
    return `${from}${CHANGED}`;
  };
  if (waiting) {
    const known = registry[waiting.part] ?? EMPTY_PART;
    const staged = stage(waiting.part, liveVersion(registry, waiting.part) ?? '', waiting.change);
    const releases = { ...known.releases, [staged]: 'available' as const };
    registry[waiting.part] = { ...known, releases };
  }
  const stored = await readManifest(part, version ?? liveVersion(registry, part) ?? '');
  const request: GateRequest = {
    part,
    version: change ? stage(part, stored.version, change) : stored.version,
    registry,
    readManifest: async (of, wanted) => {
      const differs = changes.get(`${of} ${wanted}`);
      if (!differs) return readManifest(of, wanted);
      const manifest = await readManifest(of, wanted.slice(0, -CHANGED.length));
      // The cast is safe: the set-up of the journeys has built every release with its facts.
      return { ...manifest, version: wanted, ...differs(manifest as DescribedManifest) };
    },
    readFile,
    action: 'promote',
    channel: PRODUCTION,
    say,
  };
  // The health gate reads the API's origin from the environment.
  process.env.API_ORIGIN = apiOrigin ?? '';
  const results = await checkRelease(request);
  const refused = results.filter(
    ({ gate, status }) => status === 'refused' && (apiOrigin || gate !== 'health'),
  );
  return {
    refusedBy: refused.map(({ gate }) => gate),
    refusal: formatRefusal(request, refused),
  };
}
