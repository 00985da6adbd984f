import type { ReactElement } from 'react';
import { type RenderedRoutes, type RenderRoutesOptions, renderRoutes } from './renderRoutes';

/** Renders one component where it has a router and a language, for tests of the design system. */
export function renderUi(element: ReactElement, options?: RenderRoutesOptions): RenderedRoutes {
  return renderRoutes([{ path: '*', element }], options);
}
