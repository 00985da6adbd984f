import type { MenuItem } from '@marketplace/contracts/api/menus';
import type { MENU_IDS } from '@marketplace/contracts/marketConfig';

export type MenuName = keyof typeof MENU_IDS;
export type Menus = Record<MenuName, MenuItem[]>;

export const NO_MENUS: Menus = { header: [], discover: [], earn: [], legal: [], help: [] };

let cached: Menus | undefined;

/**
 * Keeps the menus that came with the page, so that a login or a retry need not fetch them. Filled
 * only in the browser, because a server process renders pages for many visitors.
 */
export const menusCache = {
  get: () => cached,
  set: (menus: Menus) => {
    cached = menus;
  },
};
