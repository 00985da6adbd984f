import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import { isPreview, listChannels, readOwnChannel } from '../channels';
import type { CommandContext } from './Verb';
import type { VerbArguments } from './VerbArguments';

/** True for the revision of sources that were not all committed. */
export const isDirty = (revision: string): boolean => revision.endsWith('-dirty');

/**
 * Returns the commit of a stored release. If the release was built before its sources were
 * committed, this is the commit from which the same sources were published later.
 * @param channel channel in which the release is to be shown
 * @throws Error if the sources were never committed, unless the channel is a preview or the command
 * has `--dirty`
 */
export async function committedRevision(
  { storage }: Pick<CommandContext, 'storage'>,
  { name: part, version, gitRevision }: ReleaseManifest,
  channel: string,
  args: VerbArguments,
): Promise<string> {
  if (!isDirty(gitRevision)) return gitRevision;
  for (const each of await listChannels(storage)) {
    const { history = [] } = (await readOwnChannel(storage, each))[part] ?? {};
    const revisions = history.filter((change) => change.version === version);
    const committed = revisions.find(({ revision }) => revision && !isDirty(revision));
    if (committed?.revision) return committed.revision;
  }
  if (isPreview(channel) || args.has('dirty')) return gitRevision;
  throw new Error(
    `${part} ${version} was built from sources that are not committed: publish it from a commit, or add --dirty.`,
  );
}
