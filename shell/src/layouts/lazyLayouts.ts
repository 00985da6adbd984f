import type { LayoutName, RouteHandle } from '@marketplace/contracts/RemoteModules';
import type { ComponentType } from 'react';

/** Loads the headers that few visitors see. The default header is in the main bundle. */
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

/**
 * Loads the code of a layout while the page's code loads. An unknown name means the default layout.
 */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (Object.hasOwn(LOADERS, name)) loaded[name] ??= await LOADERS[name]();
}

/** @returns the layout of the deepest route whose handle names a layout */
export function layoutOf(handles: readonly unknown[]): LayoutName | undefined {
  // The cast is safe: routes of the shell and of remotes have this type of handle, and other routes
  // have no handle.
  return (handles as (RouteHandle | undefined)[]).findLast((handle) => handle?.layout)?.layout;
}

/**
 * @returns the header of a layout; `undefined` for the default layout, and until the code has
 * loaded
 */
export const headerOf = (name: LayoutName | undefined) =>
  name && Object.hasOwn(loaded, name) ? loaded[name] : undefined;
