import { defaultMarketConfig, type MarketConfig } from '@marketplace/contracts/marketConfig';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { PageProviders } from '../app/PageProviders';
import type { WidgetLoader } from '../page/contexts';
import { NO_MENUS } from '../page/menusCache';
import { createPageI18n } from '../page/messages/createPageI18n';
import type { RootData } from '../page/rootData';

/** Loader that finds no widget, as if all remotes were down. Regions then show their fallbacks. */
export const unavailableWidgets: WidgetLoader = { load: async () => undefined };

interface ShellOptions {
  path?: string;
  /** Result of the root loader. Called for each revalidation. */
  load?: () => Partial<RootData>;
  /** Routes below the rendered element, if it has an outlet. */
  pages?: RouteObject[];
  /** Market settings that differ from the defaults. */
  config?: Partial<MarketConfig>;
  widgets?: WidgetLoader;
}

/** Provides the page's contexts in English, with these settings and widgets. */
export function TestProviders({
  config,
  widgets = unavailableWidgets,
  children,
}: Pick<ShellOptions, 'config' | 'widgets'> & { children: ReactNode }) {
  return (
    <PageProviders
      i18n={createPageI18n('en', [])}
      config={{ ...defaultMarketConfig, ...config }}
      pages={PROJECT_PAGES}
      widgets={widgets}
    >
      {children}
    </PageProviders>
  );
}

/** Renders a component of the shell below the root route, with the page's contexts. */
export function renderInShell(element: ReactNode, options: ShellOptions = {}) {
  const { path = '/', load = () => ({}), pages = [{ path: '*', element: null }] } = options;
  const rootData = (): RootData => ({
    user: null,
    menus: NO_MENUS,
    ...load(),
  });
  const router = createMemoryRouter(
    // Without a fallback, the router logs a warning until the first page has loaded.
    [
      {
        ...{ id: 'root', path: '/', loader: rootData, element, children: pages },
        hydrateFallbackElement: <></>,
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { root: rootData() } } },
  );
  const rendered = render(
    <TestProviders config={options.config} widgets={options.widgets}>
      <RouterProvider router={router} />
    </TestProviders>,
  );
  return Object.assign(rendered, { router });
}

/**
 * Sets the width of the screen, because jsdom has no screen. `wide` is wide enough for the desktop
 * header.
 */
export function setScreen(width: 'wide' | 'narrow'): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: width === 'wide',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Runs idle callbacks immediately, because jsdom lacks them. */
export function runIdleCallbacksAtOnce(): void {
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  window.cancelIdleCallback = () => undefined;
}
