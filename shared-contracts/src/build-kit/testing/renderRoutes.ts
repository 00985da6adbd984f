import { act, type RenderResult, render } from '@testing-library/react';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { I18nProvider, type Messages, setupI18n } from '../../contracts/i18n';
import type { Locale } from '../../contracts/i18n/locale';
import { joinRoute } from './joinRoute';

export interface RenderRoutesOptions {
  /** Path to open; `/` by default. */
  path?: string;
  locale?: Locale;
  /** Compiled messages; by default, the English source texts. */
  messages?: Messages;
  /** Loader data that came with the page, by route id; without it, the loaders run. */
  loaderData?: Record<string, unknown>;
}

export type RenderedRoutes = RenderResult & { router: ReturnType<typeof createMemoryRouter> };

/** Renders routes with the real router and translations, as the shell does. */
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

/**
 * Adds a fallback that shows nothing until the first page has loaded. Without a fallback, the
 * router warns.
 */
const withFallback = (route: RouteObject): RouteObject => ({
  hydrateFallbackElement: createElement(Fragment),
  ...route,
});

/** Renders one component with a router and a language, for tests of the design system. */
export function renderUi(element: ReactElement, options?: RenderRoutesOptions): RenderedRoutes {
  return renderRoutes([{ path: '*', element }], options);
}

/**
 * Hydrates the server's markup of routes.
 * @param touch called between markup and hydration, for interactions before scripts load
 */
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

/**
 * Hydrates one component with a router and a language.
 * @param touch called between markup and hydration
 */
export async function hydrateUi(element: ReactElement, touch: () => void): Promise<void> {
  await hydrateRoutes([{ path: '*', element }], {}, touch);
}
