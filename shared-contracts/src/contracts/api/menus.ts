import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line, otherLanguage } from './fields';
import { listOf } from './pagination';

const link = {
  /** Label of the entry. */
  name: z.string(),
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
  /** A path of the storefront or an https URL; empty if the entry only opens its items. */
  url: z.string(),
};
const leaf = z.object({
  ...link,
  /** Always empty, because this is the lowest level. */
  items: z.array(z.never()),
});
const branch = z.object({
  ...link,
  /** Entries one level below. */
  items: z.array(leaf),
});

/** An entry of a menu (specification section 2), with up to two levels of `items` below it. */
export const menuItem = z.object({
  ...link,
  /** Entries one level below. */
  items: z.array(branch),
});
export type MenuItem = z.infer<typeof menuItem>;

/**
 * Lists the entries of a menu of the header or the footer. Each menu has a fixed id. The list is
 * empty for an unknown id.
 */
export const getMenuItems = defineCall({
  id: 'getMenuItems',
  summary: 'Entries of one menu, nested up to two levels',
  method: 'GET',
  path: '/menu/{menuId}/menu-item',
  access: 'public',
  params: z.object({
    /** Fixed id of the menu, e.g. `0f0c1d1e-0000-4000-8000-000000000001` for the header's menu. */
    menuId: line(64),
  }),
  reply: listOf(menuItem),
  errors: [404],
  isTranslated: true,
  cacheSeconds: 60,
});
