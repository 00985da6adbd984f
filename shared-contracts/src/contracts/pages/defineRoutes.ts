import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../RemoteModules';
import type { PageEntry } from './PageEntry';

/**
 * A remote's routes with the guards that its lines of the page table name. The guard travels with
 * the release: a shell that does not know the page yet still runs it.
 *
 * @param routes each with its whole path, also below a route without a path that groups some
 * @throws Error for a route without a line, which no shell would find the owner of
 */
export function defineRoutes(pages: readonly PageEntry[], routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.children) return { ...route, children: defineRoutes(pages, route.children) };
    const path = `/${route.path ?? ''}`;
    const page = pages.find((entry) => entry.path === path);
    if (!page) throw new Error(`pages.ts lacks ${path}`);
    if (!page.guard) return route;
    const { guard, openWith } = page;
    const handle: RouteHandle = { ...route.handle, middleware: [guard], openWith };
    return { ...route, handle };
  });
}
