import { verifyRelease } from '../../release/openReleases';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import { type Composition, changedParts } from './liveComposition';
import type { ReleaseStore } from './ReleaseStore';

/**
 * Reads the files of a composition's releases before the composition takes over, because a missing
 * file would break its pages. Skips source maps, and the releases that `before` contains too.
 * @param before composition whose releases are already verified
 * @returns the first problem of each part, with the name of the file
 */
export async function verifyReleases(
  store: ReleaseStore,
  composition: Composition,
  before: Composition | undefined,
): Promise<CompositionProblem[]> {
  const { versions } = composition;
  const problems = await Promise.all(
    changedParts(composition, before).map(async (part) => {
      const version = versions[part];
      // A part that was removed from the composition has no files to verify.
      if (version === undefined) return [];
      try {
        await verifyRelease(store, await store.readManifest(part, version));
        return [];
      } catch (error) {
        return [{ part, what: messageOf(error) }];
      }
    }),
  );
  return problems.flat();
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
