import type { PartName } from '@marketplace/contracts/pages/pageTable';
import {
  CANARY,
  type ReleaseChoice,
  type RemoteFault,
  SESSION_COMPOSITION,
  type SessionSettings,
} from '@marketplace/contracts/testSession';
import { isDevelopmentVersion } from '../../release/developmentVersion';
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
  /** Copies the build of a part from an origin, and returns its version. */
  takeBuild: (part: PartName, origin: string) => Promise<string>;
}

/**
 * Composes the releases that a test session has chosen, and the live releases of all other parts.
 * If the session sets a fault for a remote, that remote gets a release with the fault.
 * @throws Error if this gateway may not run a chosen release. The message names the release and the
 * reason.
 */
export async function sessionComposition(
  { id, settings }: { id: string; settings: SessionSettings },
  { live, readManifest, ...places }: Sources,
): Promise<Composition> {
  const all = Object.entries(await choicesOf(settings, places.readChannel));
  const absent = all.flatMap(([part, choice]) => ('absent' in choice ? [part] : []));
  if (absent.includes('shell')) throw new Error('Every page needs the shell.');
  const choices = all.flatMap(([part, choice]) =>
    'absent' in choice ? [] : ([[part, choice]] as const),
  );
  const chosen = await Promise.all(
    choices.map(async ([part, choice]): Promise<[PartName, string]> => {
      const version = await versionOf(part, choice, places);
      // `readManifest` also verifies the signature.
      await readManifest(part, version).catch((error: Error & { cause?: Error }) => {
        const why = error.cause?.message ?? error.message;
        throw new Error(`${part} ${version} cannot be run: ${why}`);
      });
      return [part, version];
    }),
  );
  const present = Object.entries(live).filter(([part]) => !absent.includes(part));
  const versions = Object.fromEntries([...present, ...chosen]);
  refuseReleasedShell(versions);
  const faulty = addFaults(versions, settings);
  const composition = composeReleases(Object.entries(faulty));
  return { ...composition, id: `${SESSION_COMPOSITION}${id}-${composition.id}` };
}

/** @returns a choice for each part whose release the test session replaces */
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

/** @throws Error if a development build would run in a released shell, whose React differs */
function refuseReleasedShell(versions: Composition['versions']): void {
  if (isDevelopmentVersion(versions.shell ?? '')) return;
  const build = Object.keys(versions).find((part) => isDevelopmentVersion(versions[part] ?? ''));
  if (build === undefined) return;
  throw new Error(
    `The build of ${build} is that of npm run dev, which runs only in a shell from there: add "shell" with the same origin to the composition.`,
  );
}

async function versionOf(
  part: PartName,
  choice: Exclude<ReleaseChoice, { absent: true }>,
  { readChannel, takeBuild }: Pick<Sources, 'readChannel' | 'takeBuild'>,
): Promise<string> {
  if ('version' in choice) return choice.version;
  if ('origin' in choice) return takeBuild(part, choice.origin);
  const { channel } = choice;
  const version =
    channel === CANARY
      ? (await readChannel(PRODUCTION))[part]?.canary?.version
      : liveVersion(await readChannel(channel), part);
  if (version !== undefined) return version;
  throw new Error(`The channel ${channel} has no release of ${part}.`);
}
