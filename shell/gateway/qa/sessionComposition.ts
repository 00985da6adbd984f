import type { PartName } from '@marketplace/contracts/pages/pageTable';
import {
  type ReleaseChoice,
  SESSION_COMPOSITION,
  type SessionSettings,
} from '@marketplace/contracts/testSession';
import { liveVersion, type Registry } from '../../release/Registry';
import { type Composition, composeReleases } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';

interface Sources {
  /** Versions of the live composition. */
  live: Composition['versions'];
  readManifest: ReleaseStore['readManifest'];
  readChannel: (channel: string) => Promise<Registry>;
}

/**
 * Composes the releases that a session has chosen, and the live releases of all other parts.
 * @throws Error if this gateway may not run a chosen release. The message names the release and the
 * reason.
 */
export async function sessionComposition(
  { id, settings }: { id: string; settings: SessionSettings },
  { live, readManifest, readChannel }: Sources,
): Promise<Composition> {
  const choices = Object.entries(settings.composition ?? {});
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
  const versions = { ...live, ...Object.fromEntries(chosen) };
  const composition = composeReleases(Object.entries(versions));
  return { ...composition, id: `${SESSION_COMPOSITION}${id}-${composition.id}` };
}

async function versionOf(
  part: PartName,
  choice: ReleaseChoice,
  readChannel: Sources['readChannel'],
): Promise<string> {
  if ('version' in choice) return choice.version;
  const version = liveVersion(await readChannel(choice.channel), part);
  if (version !== undefined) return version;
  throw new Error(`The channel ${choice.channel} has no release of ${part}.`);
}
