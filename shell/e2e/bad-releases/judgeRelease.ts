import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readOwnChannel } from '../../release/channels';
import { checkRelease } from '../../release/gates/checkRelease';
import { formatRefusal } from '../../release/gates/formatGates';
import type { GateRequest } from '../../release/gates/Gate';
import { openReleases } from '../../release/openReleases';
import { liveVersion } from '../../release/Registry';
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

/** Runs the gates for a promotion to production beside the live releases of a store. */
export async function judgeRelease(
  store: TestStore,
  { part, version, change, apiOrigin, say }: Candidate,
): Promise<Judgement> {
  const storage = openStorage(store.releases);
  const { readManifest, readFile } = openReleases(storage, store.trust);
  const registry = await readOwnChannel(storage, PRODUCTION);
  const stored = await readManifest(part, version ?? liveVersion(registry, part) ?? '');
  // The changed manifest needs a new version, because the gates compare it with the live manifest.
  const changed = `${stored.version}-changed`;
  const request: GateRequest = {
    part,
    version: change ? changed : stored.version,
    registry,
    readManifest: async (of, wanted) =>
      change && of === part && wanted === changed
        ? // The cast is safe: the set-up of the journeys has built every release with its facts.
          { ...stored, version: changed, ...change(stored as DescribedManifest) }
        : readManifest(of, wanted),
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
