import type { LayoutName, RouteHandle } from '@marketplace/contracts/remote/RemoteModules';
import type { ComponentType } from 'react';

/** What is above the page in the layouts that few visits see; the default one is always there. */
const LOADERS: Readonly<Record<LayoutName, () => Promise<ComponentType>>> = {
  landing: () =>
    import(/* webpackChunkName: "layout-landing" */ '../landing/LandingTop').then(
      ({ LandingTop }) => LandingTop,
    ),
  user: () =>
    import(/* webpackChunkName: "layout-user" */ './UserTop').then(({ UserTop }) => UserTop),
};

const loaded: Partial<Record<LayoutName, ComponentType>> = {};

/** Fetches a layout's code along with its page's; one that no release knows is the default one. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (Object.hasOwn(LOADERS, name)) loaded[name] ??= await LOADERS[name]();
}

/** The layout that the deepest route of a page asks for, from the routes' handles. */
export function layoutOf(handles: readonly unknown[]): LayoutName | undefined {
  // Handles are the contract's on every route of ours, and absent on the rest.
  return (handles as (RouteHandle | undefined)[]).findLast((handle) => handle?.layout)?.layout;
}

/** What is above the page; `undefined` for the default layout, and where the code is not there. */
export const topOf = (name: LayoutName | undefined) =>
  name && Object.hasOwn(loaded, name) ? loaded[name] : undefined;
