import { pagesOf, type ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';
import {
  createPageTable,
  type PageTable,
  type PartName,
} from '@marketplace/contracts/pages/pageTable';
import type { Composition } from './liveComposition';
import type { ReleaseStore } from './ReleaseStore';

/**
 * Reads the pages that the releases of a composition state. If a manifest cannot be read, its part
 * keeps the pages of the composition before, so that they answer 503 instead of 404.
 */
export async function readPages(
  { readManifest }: Pick<ReleaseStore, 'readManifest'>,
  { versions }: Composition,
  brandSlug: string,
  before: PageTable = [],
): Promise<PageTable> {
  const entries = await Promise.all(
    Object.entries(versions).map(async ([part, version]): Promise<[PartName, PageEntry[]]> => {
      const manifest: ReleaseManifest | undefined = await readManifest(part, version).catch(
        () => undefined,
      );
      const known = before.filter(({ owner }) => owner === part);
      return [part, manifest ? pagesOf(manifest) : known];
    }),
  );
  return createPageTable(Object.fromEntries(entries), brandSlug);
}
