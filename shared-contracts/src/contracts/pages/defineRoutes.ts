import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../RemoteModules';
import type { PageEntry } from './PageEntry';

/**
 * Adds the guards from the page table to a remote's routes. The guard is part of the release, so a
 * shell that does not know the page yet still runs it.
 * @param routes routes with their full paths, also below a route without a path that groups some
 * @throws Error if a route has no row in the table, because no shell could find its owner
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
