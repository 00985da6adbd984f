import type { RootData } from '../page/rootData';

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
      // What the root's loader returns, and nothing after it failed.
      const root = routeId === 'root' ? (data as RootData | undefined) : undefined;
      if (root && hasMenus) return [routeId, { ...root, menus: undefined }];
      return [routeId, hasHead(data) ? { ...data, head: { title: data.head.title } } : data];
    }),
  );
}

const hasHead = (data: unknown): data is { head: { title: unknown } } =>
  typeof data === 'object' && data !== null && 'head' in data && Boolean(data.head);
