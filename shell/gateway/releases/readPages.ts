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

interface PageSource extends Pick<ReleaseStore, 'readManifest'> {
  /** Paths of a part in the registry. */
  pathsOf: (part: PartName) => readonly string[];
}

/** Returns a page of which only the path is known. It counts as personal, and takes forms. */
const unknownPage = (path: string): PageEntry => ({ path, isPersonal: true, takesForms: true });

interface ReadPages {
  pages: PageTable;
  /** Parts whose pages are unknown. */
  unread: CompositionProblem[];
  /** Pages that a part claims although they belong to another part. */
  refused: CompositionProblem[];
}

/**
 * Reads the pages that the releases of a composition state. If a manifest cannot be read, its part
 * keeps its pages in the table `before`. If that table has none, the part gets its paths from the
 * registry, so that these paths answer 503 instead of 404.
 * @param before page table of the running composition. It also shows which part had a path first.
 */
export async function readPages(
  { readManifest, pathsOf }: PageSource,
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
      const known = before.filter(({ owner }) => owner === part);
      return [part, known.length > 0 ? known : pathsOf(part).map(unknownPage)];
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
