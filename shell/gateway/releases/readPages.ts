import { pagesOf } from '@marketplace/contracts/federation/pagesOf';
import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';
import {
  createPageTable,
  type PageTable,
  type PartName,
  refusedPages,
} from '@marketplace/contracts/pages/pageTable';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { Composition } from './liveComposition';
import type { ReleaseStore } from './ReleaseStore';

interface ReadPages {
  pages: PageTable;
  /** Parts whose pages are unknown. */
  unread: CompositionProblem[];
  /** Pages that belong to another part. */
  refused: CompositionProblem[];
}

/**
 * Reads the pages that the releases of a composition state. If a manifest cannot be read, its part
 * keeps the pages of the table before, so that they answer 503 instead of 404.
 * @param before table of the running composition, which also decides who had a path first
 */
export async function readPages(
  { readManifest }: Pick<ReleaseStore, 'readManifest'>,
  { versions }: Composition,
  brandSlug: string,
  before: PageTable = [],
): Promise<ReadPages> {
  const unread: CompositionProblem[] = [];
  const read = async ([part, version]: [PartName, string]): Promise<[PartName, PageEntry[]]> => {
    try {
      return [part, pagesOf(await readManifest(part, version))];
    } catch (error) {
      unread.push({ part, what: error instanceof Error ? error.message : String(error) });
      return [part, before.filter(({ owner }) => owner === part)];
    }
  };
  const stated = Object.fromEntries(await Promise.all(Object.entries(versions).map(read)));
  const pages = createPageTable(stated, brandSlug, before);
  const refused = refusedPages(stated, pages).map(({ owner, path }) => ({
    part: owner,
    what: `It claims ${path}, a page of another part.`,
  }));
  return { pages, unread, refused };
}
