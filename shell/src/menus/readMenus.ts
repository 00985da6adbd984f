import { type MenuName, type Menus, NO_MENUS } from '../page/menusCache';

/** Attribute that each entry of a menu has. Its value is the menu's name. */
export const entryOf = (menu: MenuName) => ({ 'data-menu': menu });
/**
 * Attribute of the last entry in a submenu. This entry has the same target as the entry above the
 * submenu.
 */
export const WHOLE = { 'data-whole': '' };

/** A menu entry, with at most two levels below it. */
interface MenuEntry {
  name: string;
  nameLanguage?: string | undefined;
  url: string;
  items: MenuEntry[];
}

/**
 * Reads the menus from the server's header and footer. A copy in the page's data would add 0.7 KB
 * (Brotli) to every page. An entry without a link gets an empty URL.
 */
export function readMenus(page: ParentNode): Menus {
  // The cast is safe: the names of the menus are exactly the keys of `NO_MENUS`.
  const names = Object.keys(NO_MENUS) as MenuName[];
  const menus = names.map((name) => {
    const entries = page.querySelectorAll(`li[data-menu="${name}"]`);
    return [name, [...entries].map(readEntry)] as const;
  });
  // The cast is safe: there is a menu for each name, and the server renders no deeper menus.
  return Object.fromEntries(menus) as Menus;
}

function readEntry(entry: Element): MenuEntry {
  const label = entry.querySelector('summary, a, p');
  const below = [...(entry.querySelector('ul')?.children ?? [])];
  const isWhole = (element: Element) => element.matches('[data-whole]');
  const link = label?.matches('summary') ? below.find(isWhole)?.querySelector('a') : label;
  return {
    // Reads only the first text, because a second text may say that a new tab opens.
    name: label?.firstChild?.textContent ?? '',
    nameLanguage: label?.getAttribute('lang') ?? undefined,
    url: link?.getAttribute('href') ?? '',
    items: below.filter((element) => !isWhole(element)).map(readEntry),
  };
}
