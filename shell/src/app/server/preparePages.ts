import type { I18n, Messages } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import {
  type PageTable,
  prefixesOf,
  type RemoteName,
} from '@marketplace/contracts/pages/pageTable';
import { withLoopLimit } from '@marketplace/contracts/time/deadline';
import { CALL_MS } from '@marketplace/contracts/time/timeLimits';
import {
  createStaticHandler,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { logFailure } from '../../errors/logFailure';
import type { LoadedRemote, ServerRemotes } from '../../federation/serverRemotes';
import type { JoinedHandle } from '../../page/matchedRoutes';
import { createPageI18n } from '../../page/messages/createPageI18n';
import { loadDeferredMessages, loadShellMessages } from '../../page/messages/shellMessages';
import { createAccountPages } from '../accountPages';
import { joinRoutes } from '../joinRoutes';
import { createRouteTree, throwStatus, unavailableRoutes } from '../routeTree';
import { marketIn } from './marketIn';
import { isAwaitingCall } from './recordCalls';

/** The pages of one remote and the shell's own pages, in one language. */
export interface PreparedPages {
  handler: StaticHandler;
  remote: LoadedRemote | undefined;
  isOwnerUnavailable: boolean;
  /** @returns the `I18n` instance with the messages of the matched routes and of the layout */
  i18nOf: (matches: StaticHandlerContext['matches']) => Promise<I18n>;
}

const LOADER_LIMIT = { limitMs: CALL_MS, followCalls: isAwaitingCall };

interface Preparation {
  remotes: Pick<ServerRemotes, 'loaded' | 'routesOf'>;
  config: MarketConfig;
  pages: PageTable;
}

/**
 * Prepares the pages of each remote once for each language: joins routes and messages. Prepares
 * them again when another remote has loaded.
 */
export function createPagePreparation({ remotes, config, pages }: Preparation) {
  const prepared = new Map<string, PreparedPages>();

  return async (
    owner: RemoteName | undefined,
    locale: Locale,
    without: readonly RemoteName[] = [],
  ): Promise<PreparedPages> => {
    const isUsed = owner !== undefined && !without.includes(owner);
    const remote = isUsed ? await remotes.routesOf(owner) : undefined;
    const others = remotes
      .loaded()
      .filter(
        (loaded) => loaded !== remote && without.every((name) => name !== loaded.manifest.name),
      );
    const names = others.map(({ manifest }) => manifest.name);
    const key = [locale, owner, Boolean(remote), ...names].join(' ');
    const known = prepared.get(key);
    if (known) return known;
    // Includes the messages of all remotes, because the header shows widgets of several remotes. As
    // in the browser, the messages of the page's remote come before those of widgets.
    const groups = [
      await loadShellMessages(locale),
      (await loadDeferredMessages(locale)).messages,
      ...[...(remote ? [remote] : []), ...others].map(({ messages }) => messages[locale]),
    ];
    const all = {
      ...joinPages(owner, remote, locale, marketIn(locale, config), pages),
      i18nOf: pageI18n(locale, groups),
    };
    prepared.set(key, all);
    return all;
  };
}

function joinPages(
  owner: RemoteName | undefined,
  remote: LoadedRemote | undefined,
  locale: Locale,
  config: MarketConfig,
  table: PageTable,
): Omit<PreparedPages, 'i18nOf'> {
  const addMessages = async (loadMessages: JoinedHandle['loadMessages']) => {
    // If the messages of a page cannot be loaded, the page fails.
    await loadMessages?.(locale);
  };
  const own = createAccountPages(config, addMessages);
  if (remote && owner) {
    try {
      const options = { addMessages, owner: { remote: owner, pages: table }, limit: LOADER_LIMIT };
      const pages = joinRoutes(remote, config, options);
      const handler = createStaticHandler(createRouteTree(pages, [], own));
      return { handler, remote, isOwnerUnavailable: false };
    } catch (error) {
      // Joining fails if the export is not an array of routes, or if two routes have the same id.
      logFailure(`routes of ${owner}`, error);
    }
  }
  // Replies 503 to a form that is sent to the unavailable page. Without an action, the reply would
  // be 405.
  const unavailable = unavailableRoutes(owner ? prefixesOf(table, owner) : []).map((route) => ({
    ...route,
    action: throwStatus(503),
  }));
  const handler = createStaticHandler(createRouteTree([], unavailable, own));
  return { handler, remote: undefined, isOwnerUnavailable: owner !== undefined };
}

/** Makes one I18n instance for all pages of the same route, because they have the same messages. */
function pageI18n(locale: Locale, groups: readonly Messages[]): PreparedPages['i18nOf'] {
  const known = new Map<string, I18n>();
  return async (matches) => {
    const routeIds = matches.map(({ route }) => route.id).join(' ');
    const made = known.get(routeIds);
    if (made) return made;
    const loading = Promise.all(
      matches.map(({ route }) => {
        const handle: JoinedHandle | undefined = route.handle;
        return handle?.loadMessages?.(locale).then(({ messages }) => messages);
      }),
    );
    const own = await withLoopLimit(loading, CALL_MS).catch(() => undefined);
    const i18n = createPageI18n(locale, [
      ...groups,
      ...(own ?? []).filter((it) => it !== undefined),
    ]);
    // Not cached if the messages failed to load, so that the next page loads them again.
    if (own) known.set(routeIds, i18n);
    return i18n;
  };
}
