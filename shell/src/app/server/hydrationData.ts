import type { RootData } from '../../page/rootData';

/**
 * Loader data without what the browser does not read of it: of a head, all but the title stands in the
 * document, and the menus are in its header and footer (`readMenus`).
 *
 * @param hasMenus the layout shows every menu
 */
export function hydrationData(
  loaderData: Record<string, unknown>,
  hasMenus: boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([routeId, data]) => {
      if (routeId === 'root' && hasMenus) return [routeId, withoutMenus(data as RootData)];
      return [routeId, hasHead(data) ? { ...data, head: { title: data.head.title } } : data];
    }),
  );
}

// What the root's loader returns, and nothing after it failed.
const withoutMenus = (data: RootData | undefined) => data && { ...data, menus: undefined };

const hasHead = (data: unknown): data is { head: { title: unknown } } =>
  typeof data === 'object' && data !== null && 'head' in data && Boolean(data.head);
