import type { PartName } from '@marketplace/contracts/pages/pageTable';
import {
  CANARY,
  type ReleaseChoice,
  type RemoteFault,
  SESSION_COMPOSITION,
  type SessionSettings,
} from '@marketplace/contracts/testSession';
import { livePartsOf, liveVersion, type Registry } from '../../release/Registry';
import { PRODUCTION } from '../../release/releaseSettings';
import { faultyVersion } from '../releases/faultyReleases';
import { type Composition, composeReleases } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';

interface Sources {
  /** Versions of the live composition. */
  live: Composition['versions'];
  readManifest: ReleaseStore['readManifest'];
  readChannel: (channel: string) => Promise<Registry>;
}

/**
 * Composes the releases that a session has chosen, and the live releases of all other parts. If the
 * session sets a fault for a remote, that remote gets a release with the fault.
 * @throws Error if this gateway may not run a chosen release. The message names the release and the
 * reason.
 */
export async function sessionComposition(
  { id, settings }: { id: string; settings: SessionSettings },
  { live, readManifest, readChannel }: Sources,
): Promise<Composition> {
  const choices = Object.entries(await choicesOf(settings, readChannel));
  const chosen = await Promise.all(
    choices.map(async ([part, choice]): Promise<[PartName, string]> => {
      const version = await versionOf(part, choice, readChannel);
      // `readManifest` also verifies the signature.
      await readManifest(part, version).catch((error: Error & { cause?: Error }) => {
        const why = error.cause?.message ?? error.message;
        throw new Error(`${part} ${version} cannot be run: ${why}`);
      });
      return [part, version];
    }),
  );
  const versions = addFaults({ ...live, ...Object.fromEntries(chosen) }, settings);
  const composition = composeReleases(Object.entries(versions));
  return { ...composition, id: `${SESSION_COMPOSITION}${id}-${composition.id}` };
}

/** @returns a choice for each part that the session replaces */
async function choicesOf(
  { composition = {} }: SessionSettings,
  readChannel: Sources['readChannel'],
): Promise<Record<PartName, ReleaseChoice>> {
  if (typeof composition !== 'string') return composition;
  const channel = composition;
  const parts = livePartsOf(await readChannel(channel === CANARY ? PRODUCTION : channel));
  return Object.fromEntries(parts.map((part) => [part, { channel }]));
}

/** @throws Error if a fault names a remote that the shop does not have */
function addFaults(
  versions: Composition['versions'],
  { faults = [] }: SessionSettings,
): Composition['versions'] {
  const ofRemotes = faults.filter((fault): fault is RemoteFault => 'remote' in fault);
  const changed = ofRemotes.map(({ remote }): [PartName, string] => {
    const version = versions[remote];
    if (version === undefined) throw new Error(`The shop has no remote ${remote}.`);
    const own = ofRemotes.filter((fault) => fault.remote === remote);
    return [remote, faultyVersion(version, own)];
  });
  return { ...versions, ...Object.fromEntries(changed) };
}

async function versionOf(
  part: PartName,
  choice: ReleaseChoice,
  readChannel: Sources['readChannel'],
): Promise<string> {
  if ('version' in choice) return choice.version;
  const { channel } = choice;
  const version =
    channel === CANARY
      ? (await readChannel(PRODUCTION))[part]?.canary?.version
      : liveVersion(await readChannel(channel), part);
  if (version !== undefined) return version;
  throw new Error(`The channel ${channel} has no release of ${part}.`);
}
