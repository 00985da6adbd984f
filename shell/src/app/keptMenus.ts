import type { MenuItem } from '@marketplace/contracts/api/menus';
import type { MENU_IDS } from '@marketplace/contracts/config/marketConfig';

export type MenuName = keyof typeof MENU_IDS;
export type Menus = Record<MenuName, MenuItem[]>;

export const NO_MENUS: Menus = { header: [], discover: [], earn: [], legal: [], help: [] };

let kept: Menus | undefined;

/** In the browser the menus came with the page: signing in or a retry need not ask for them again. */
export function keepMenus(menus: Menus): void {
  kept = menus;
}

/** `undefined` on the server, where one process serves many pages. */
export const keptMenus = () => kept;
