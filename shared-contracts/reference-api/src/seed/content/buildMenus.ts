import type { Insertable } from 'kysely';
import type { Schema } from '../../database/schema';
import { type MenuSource, menus } from '../data/menus';
import { stableUuid } from '../stable';

type MenuRow = Insertable<Schema['menuItems']>;

function rowsOf(
  menuId: string,
  items: MenuSource[],
  parent: MenuRow | null,
  path: string,
): MenuRow[] {
  return items.flatMap((item, position) => {
    const place = `${path}/${item.name}`;
    const row: MenuRow = {
      uuid: stableUuid(`menu ${place}`),
      menuId,
      parentUuid: parent?.uuid ?? null,
      position,
      name: item.name,
      url: item.url,
    };
    return [row, ...rowsOf(menuId, item.items ?? [], row, place)];
  });
}

/** Every menu entry, an entry always before the ones below it. */
export function buildMenus(): MenuRow[] {
  return menus.flatMap(({ id, items }) => rowsOf(id, items, null, id));
}
