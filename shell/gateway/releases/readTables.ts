import { pagesOf } from '@marketplace/contracts/federation/pagesOf';
import {
  createSlotTable,
  EMPTY_SLOTS,
  modulesIn,
  modulesOf,
  refusedSlots,
  type SlotTable,
} from '@marketplace/contracts/federation/slotTable';
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

interface TableSource extends Pick<ReleaseStore, 'readManifest'> {
  /** Returns the paths that the registry states for the pages of a part. */
  pathsOf: (part: PartName) => readonly string[];
}

/** Returns a page of which only the path is known. It counts as personal, and takes forms. */
const unknownPage = (path: string): PageEntry => ({ path, isPersonal: true, takesForms: true });

/** The pages, slots and services of a composition. */
export interface Tables {
  pages: PageTable;
  slots: SlotTable;
}

interface ReadTables extends Tables {
  /** Parts whose manifest could not be read, with the reason. */
  unread: CompositionProblem[];
  /** Pages and slots that a part claims although they belong to another part. */
  refused: CompositionProblem[];
}

/**
 * Reads the pages and the exposed modules that the releases of a composition state. If a manifest
 * cannot be read, its part keeps its pages and modules in the tables `before`. If these have no
 * pages of the part, the part gets its paths from the registry, so that these paths answer 503
 * instead of 404.
 * @param before tables of the running composition. They also show which part had a path or a slot
 * first.
 */
export async function readTables(
  { readManifest, pathsOf }: TableSource,
  { versions }: Composition,
  brandSlug: string,
  before: Tables = { pages: [], slots: EMPTY_SLOTS },
): Promise<ReadTables> {
  const unread: CompositionProblem[] = [];
  const read = async ([part, version]: [PartName, string]) => {
    try {
      const manifest = await readManifest(part, version);
      return { part, pages: pagesOf(manifest), modules: modulesOf(manifest) };
    } catch (error) {
      unread.push({ part, what: error instanceof Error ? error.message : String(error) });
      const known = before.pages.filter(({ owner }) => owner === part);
      const pages = known.length > 0 ? known : pathsOf(part).map(unknownPage);
      return { part, pages, modules: modulesIn(before.slots, part) };
    }
  };
  const stated = await Promise.all(Object.entries(versions).map(read));
  const pagesByPart = Object.fromEntries(stated.map(({ part, pages }) => [part, pages]));
  const modulesByPart = Object.fromEntries(stated.map(({ part, modules }) => [part, modules]));
  const pages = createPageTable(pagesByPart, brandSlug, before.pages);
  const slots = createSlotTable(modulesByPart, before.slots);
  const refused = [
    ...refusedPages(pagesByPart, pages).map(({ owner, path }) => ({
      part: owner,
      what: `It claims ${path}, a page of another part.`,
    })),
    ...refusedSlots(modulesByPart, slots).map(({ part, slot }) => ({
      part,
      what: `It exposes ${slot}, a slot of ${slots.widgets[slot]}.`,
    })),
  ];
  return { pages, slots, unread, refused };
}
