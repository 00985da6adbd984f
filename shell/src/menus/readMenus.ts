import { type MenuName, type Menus, NO_MENUS } from '../page/menusCache';

/** Attribute of a menu's entries, with the menu's name. */
export const entryOf = (menu: MenuName) => ({ 'data-menu': menu });
/** Attribute of a submenu's last entry, which has the same target as its parent. */
export const WHOLE = { 'data-whole': '' };

/** A menu entry, with at most two levels below it. */
interface MenuEntry {
  name: string;
  nameLanguage?: string | undefined;
  url: string;
  items: MenuEntry[];
}

/**
 * Reads the menus from the server's header and footer, because a copy in the page's data would cost
 * every page 0.7 KB with Brotli. An entry without a link gets an empty URL.
 */
export function readMenus(page: ParentNode): Menus {
  // The keys are those of the object.
  const names = Object.keys(NO_MENUS) as MenuName[];
  const menus = names.map((name) => {
    const entries = page.querySelectorAll(`li[data-menu="${name}"]`);
    return [name, [...entries].map(readEntry)] as const;
  });
  // Contains one menu for each key of the type, as deep as it was rendered.
  return Object.fromEntries(menus) as Menus;
}

function readEntry(entry: Element): MenuEntry {
  const label = entry.querySelector('summary, a, p');
  const below = [...(entry.querySelector('ul')?.children ?? [])];
  const isWhole = (element: Element) => element.matches('[data-whole]');
  const link = label?.matches('summary') ? below.find(isWhole)?.querySelector('a') : label;
  return {
    // The text after the name says that another site opens.
    name: label?.firstChild?.textContent ?? '',
    nameLanguage: label?.getAttribute('lang') ?? undefined,
    url: link?.getAttribute('href') ?? '',
    items: below.filter((element) => !isWhole(element)).map(readEntry),
  };
}
