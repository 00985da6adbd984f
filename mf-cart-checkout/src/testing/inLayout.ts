import type { RouteObject } from '@marketplace/contracts/router';
import { createElement } from 'react';

/** The pages under a route that catches what they throw, as the shell has one. */
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
