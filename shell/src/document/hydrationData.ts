import type { RootData } from '../page/rootData';

/**
 * Removes loader data that the browser can read from the document. Of each route's `head`, only the
 * title stays. The menus are removed if the layout shows them, because `readMenus` then finds them
 * in header and footer.
 * @param hasMenus true if the layout shows every menu
 */
export function hydrationData(
  loaderData: Record<string, unknown>,
  hasMenus: boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([routeId, data]) => {
      // The cast is safe: this is the result of the root loader, or `undefined` if the loader
      // failed.
      const root = routeId === 'root' ? (data as RootData | undefined) : undefined;
      if (root && hasMenus) return [routeId, { ...root, menus: undefined }];
      return [routeId, hasHead(data) ? { ...data, head: { title: data.head.title } } : data];
    }),
  );
}

const hasHead = (data: unknown): data is { head: { title: unknown } } =>
  typeof data === 'object' && data !== null && 'head' in data && Boolean(data.head);
