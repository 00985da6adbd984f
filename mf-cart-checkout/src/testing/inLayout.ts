import type { RouteObject } from '@marketplace/contracts/router';
import { createElement } from 'react';

/** Puts the pages under a route that catches their errors, as the shell's layout does. */
export function inLayout(children: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'layout',
      errorElement: createElement('p', null, 'This page cannot be shown'),
      hydrateFallbackElement: createElement('p', null, 'Loading'),
      children,
    },
  ];
}
