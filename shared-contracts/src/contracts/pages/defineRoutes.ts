import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../RemoteModules';
import type { PageEntry } from './PageEntry';

/**
 * Adds the guards of the page table to a remote's routes. The guard is part of the remote's
 * release, so that it also runs with an older shell that does not know the page.
 * @param routes routes with their full paths; a route without a path may group several of them
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
