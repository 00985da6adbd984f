import { act, type RenderResult, render } from '@testing-library/react';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { I18nProvider, type Messages, setupI18n } from '../../contracts/i18n';
import type { Locale } from '../../contracts/i18n/locale';
import { joinRoute } from './joinRoute';

export interface RenderRoutesOptions {
  /** The address to open; `/` by default. */
  path?: string;
  locale?: Locale;
  /** Compiled messages; without them, messages are the English of the source. */
  messages?: Messages;
  /** Data of the routes that came with the page, by their ids; without it the loaders run. */
  loaderData?: Record<string, unknown>;
}

export type RenderedRoutes = RenderResult & { router: ReturnType<typeof createMemoryRouter> };

/** Renders routes with the real router and the language set, as the shell does. */
export function renderRoutes(routes: RouteObject[], options?: RenderRoutesOptions): RenderedRoutes {
  const { router, app } = createApp(routes, options);
  return Object.assign(render(app), { router });
}

function createApp(
  routes: RouteObject[],
  { path = '/', locale = 'en', messages = {}, loaderData }: RenderRoutesOptions = {},
) {
  const router = createMemoryRouter(routes.map(joinRoute).map(withFallback), {
    initialEntries: [path],
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const app = createElement(I18nProvider, { i18n }, createElement(RouterProvider, { router }));
  return { router, app };
}

/** Shows nothing until the first page's code and data are there, which the router warns of otherwise. */
const withFallback = (route: RouteObject): RouteObject => ({
  hydrateFallbackElement: createElement(Fragment),
  ...route,
});

/** Renders one component where it has a router and a language, for tests of the design system. */
export function renderUi(element: ReactElement, options?: RenderRoutesOptions): RenderedRoutes {
  return renderRoutes([{ path: '*', element }], options);
}

/** Hydrates the server's markup of routes, once `touch` has done in it what comes before scripts. */
export async function hydrateRoutes(
  routes: RouteObject[],
  options?: RenderRoutesOptions,
  touch: () => void = () => undefined,
): Promise<Pick<RenderedRoutes, 'router'>> {
  const { router, app } = createApp(routes, options);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(app);
  touch();
  const onRecoverableError = (error: unknown) => {
    throw error;
  };
  await act(async () => void render(app, { container, hydrate: true, onRecoverableError }));
  return { router };
}

/** The same of one component, where it has a router and a language. */
export async function hydrateUi(element: ReactElement, touch: () => void): Promise<void> {
  await hydrateRoutes([{ path: '*', element }], {}, touch);
}
