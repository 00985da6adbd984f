import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { Composition } from './liveComposition';
import type { ReleaseStore } from './ReleaseStore';

/** Number of files that are read in parallel. */
const AT_A_TIME = 8;

/**
 * Reads every file of a composition's releases once, because a missing file would break pages
 * later.
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
      // A part that has left has no files to verify.
      if (version === undefined) return [];
      const error = await verifyRelease(store, part, version).then(
        () => undefined,
        (cause: unknown) => cause,
      );
      return error === undefined ? [] : [{ part, what: messageOf(error) }];
    }),
  );
  return problems.flat();
}

/**
 * Lists the parts whose releases differ between two compositions, including parts that have joined or
 * left; all parts if `before` is absent.
 */
export function changedParts(
  { versions }: Composition,
  before: Composition | undefined,
): PartName[] {
  const known = before?.versions ?? {};
  const parts = new Set([...Object.keys(known), ...Object.keys(versions)]);
  return [...parts].filter((part) => versions[part] !== known[part]);
}

async function verifyRelease(store: ReleaseStore, part: PartName, version: string): Promise<void> {
  const manifest = await store.readManifest(part, version);
  const files = Object.keys(manifest.integrity);
  const readOn = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await store.readFile(manifest, file);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, readOn));
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
