import { defaultMarketConfig, type MarketConfig } from '@marketplace/contracts/config/marketConfig';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPageI18n } from '../app/createPageI18n';
import { PageProviders } from '../app/PageProviders';
import type { RootData } from '../app/rootLoader';
import type { WidgetLoader } from '../composition/WidgetLoader';

export const noMenus: RootData['menus'] = {
  header: [],
  discover: [],
  earn: [],
  legal: [],
  help: [],
};

/** Widgets whose remote is down, so that their fallbacks show. */
export const absentWidgets: WidgetLoader = {
  serverWidget: () => AbsentWidget,
  load: async () => undefined,
  isHydrating: () => false,
};

function AbsentWidget(): never {
  throw new Error('This remote is down.');
}

interface ShellOptions {
  path?: string;
  /** What the root loader finds, asked anew at each revalidation. */
  load?: () => Partial<RootData>;
  /** Pages below the rendered element, where it has an outlet. */
  pages?: RouteObject[];
  /** Settings of the market that differ from the defaults. */
  config?: Partial<MarketConfig>;
  widgets?: WidgetLoader;
}

/** Renders a part of the shell below the root route and its providers. */
export function renderInShell(element: ReactNode, options: ShellOptions = {}) {
  const { path = '/', load = () => ({}), pages = [{ path: '*', element: null }] } = options;
  const rootData = (): RootData => ({
    user: null,
    isTokenRefused: false,
    menus: noMenus,
    ...load(),
  });
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: rootData, element, children: pages }],
    { initialEntries: [path], hydrationData: { loaderData: { root: rootData() } } },
  );
  const rendered = render(
    <PageProviders
      i18n={createPageI18n('en', [])}
      config={{ ...defaultMarketConfig, ...options.config }}
      widgets={options.widgets ?? absentWidgets}
    >
      <RouterProvider router={router} />
    </PageProviders>,
  );
  return Object.assign(rendered, { router });
}

/** jsdom has no screen: tests say whether it is as wide as the desktop header needs. */
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

/** jsdom never idles by itself: from now on whatever waits for it runs at once. */
export function idleAtOnce(): void {
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  window.cancelIdleCallback = () => undefined;
}
