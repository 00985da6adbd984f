import type { LayoutName, RouteHandle } from '@marketplace/contracts/RemoteModules';
import type { ComponentType } from 'react';

/** Headers of the layouts that few visitors see; the default one is in the main bundle. */
const LOADERS: Readonly<Record<LayoutName, () => Promise<ComponentType>>> = {
  landing: () =>
    import(/* webpackChunkName: "layout-landing" */ '../header/LandingHeader').then(
      ({ LandingHeader }) => LandingHeader,
    ),
  user: () =>
    import(/* webpackChunkName: "layout-user" */ '../header/UserHeader').then(
      ({ UserHeader }) => UserHeader,
    ),
};

const loaded: Partial<Record<LayoutName, ComponentType>> = {};

/** Loads a layout's code, in parallel with the page's; an unknown name means the default layout. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (Object.hasOwn(LOADERS, name)) loaded[name] ??= await LOADERS[name]();
}

/** @returns the layout that the deepest route with a layout names in its handle */
export function layoutOf(handles: readonly unknown[]): LayoutName | undefined {
  // All our routes have the handle type of the contract; other routes have no handle.
  return (handles as (RouteHandle | undefined)[]).findLast((handle) => handle?.layout)?.layout;
}

/** The header of a layout; `undefined` for the default layout, and until the code is loaded. */
export const headerOf = (name: LayoutName | undefined) =>
  name && Object.hasOwn(loaded, name) ? loaded[name] : undefined;
