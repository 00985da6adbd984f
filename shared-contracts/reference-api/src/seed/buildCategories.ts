import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../database/schema';
import { nameOf, picture, picturePaths, text } from './fields';
import { readTable } from './readTable';
import { stableUuid } from './stable';

type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>[];

const section = z.strictObject({
  /** Written in the table instead of computed, because the shop's settings refer to this uuid. */
  uuid: z.uuid(),
  handle: z.string(),
  name: text,
  picture,
  /** Handles of the products that the section shows first. */
  featured: z.array(z.string()),
});

const category = z.strictObject({
  handle: z.string(),
  /** Handle of the category's section. */
  section: z.string(),
  name: text,
  picture,
  /** True if the category's products are delivered only within their shop's district. */
  isLocal: z.optional(z.boolean()),
  /**
   * Days added to the delivery time of the category's products, for example if they are made to
   * order.
   */
  dispatchDays: z.optional(z.number()),
  /**
   * Hours within which the category's food is delivered hot; undefined if it is not delivered hot.
   */
  hotHours: z.optional(z.number()),
});

/** The sections of the market, in the sequence in which they are shown. */
export const readSections = () => readTable('sections.json', section);

export const readCategories = () => readTable('categories.json', category);

export const categoryUuid = (handle: string) => stableUuid(`category ${handle}`);

export function buildFeaturedGroups(): Rows<'featuredGroups'> {
  return readSections().map(({ uuid, handle, name, picture: path }, position) => ({
    uuid,
    handle,
    position,
    ...nameOf(name),
    ...picturePaths(path),
  }));
}

export function buildCategories(): Rows<'categories'> {
  const sections = new Map(readSections().map(({ handle, uuid }) => [handle, uuid]));
  return readCategories().map((row, position) => ({
    uuid: categoryUuid(row.handle),
    featuredGroupUuid: sections.get(row.section) ?? null,
    handle: row.handle,
    position,
    isLocal: row.isLocal ?? false,
    dispatchDays: row.dispatchDays ?? 0,
    hotHours: row.hotHours ?? null,
    ...nameOf(row.name),
    ...picturePaths(row.picture),
  }));
}

export const tagUuid = (name: string) => stableUuid(`tag ${name}`);

export function buildTags(): Rows<'tags'> {
  return readTable('tags.json', text).map((name) => ({ uuid: tagUuid(name.en), ...nameOf(name) }));
}
