import type { RouteObject } from '@marketplace/contracts/router';
import { createElement } from 'react';

/** Puts the pages below a route that catches their errors, like the shell's layout. */
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
