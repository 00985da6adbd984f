import type { I18n, Messages } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import {
  createStaticHandler,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { JoinedHandle } from '../../page/matchedRoutes';
import { createPageI18n } from '../../page/messages/createPageI18n';
import { loadDeferredMessages, loadShellMessages } from '../../page/messages/shellMessages';
import { createAccountPages } from '../accountPages';
import { joinRoutes } from '../joinRoutes';
import { createRouteTree, unavailableRoutes } from '../routeTree';
import type { LoadedRemote, ServerRemotes } from './serverRemotes';

/** The pages of one remote in one language. */
export interface PreparedPages {
  handler: StaticHandler;
  remote: LoadedRemote | undefined;
  isOwnerUnavailable: boolean;
  /** The messages of what has matched. */
  i18nOf: (matches: StaticHandlerContext['matches']) => Promise<I18n>;
}

interface Preparation {
  remotes: Pick<ServerRemotes, 'loaded' | 'routesOf'>;
  config: MarketConfig;
}

/** Joins routes and messages once for each remote and language, and anew once a further remote is loaded. */
export function createPagePreparation({ remotes, config }: Preparation) {
  const prepared = new Map<string, PreparedPages>();

  return async (owner: RemoteName | undefined, locale: Locale): Promise<PreparedPages> => {
    const remote = owner && (await remotes.routesOf(owner));
    const others = remotes.loaded().filter((loaded) => loaded !== remote);
    const key = `${locale} ${owner} ${Boolean(remote)} ${others.length}`;
    const known = prepared.get(key);
    if (known) return known;
    // All of them, because the header shows widgets of other remotes than the page's owner; the owner
    // first, because in the browser its messages are added before any widget's.
    const groups = await Promise.all([
      loadShellMessages(locale),
      loadDeferredMessages(locale).then(({ messages }) => messages),
      ...[...(remote ? [remote] : []), ...others].map(
        async (loaded) => (await loaded.loadMessages(locale)).messages,
      ),
    ]);
    const addMessages = async (loadMessages: JoinedHandle['loadMessages']) => {
      // A page whose messages cannot be had is not shown in part.
      await loadMessages?.(locale);
    };
    const pages: RouteObject[] = remote ? joinRoutes(remote, config, addMessages) : [];
    const isOwnerUnavailable = owner !== undefined && !remote;
    const unavailable = isOwnerUnavailable ? unavailableRoutes(owner, config.brandSlug) : [];
    const own = createAccountPages(config, addMessages);
    const all: PreparedPages = {
      handler: createStaticHandler(createRouteTree(pages, unavailable, own)),
      remote,
      isOwnerUnavailable,
      i18nOf: pageI18n(locale, groups),
    };
    prepared.set(key, all);
    return all;
  };
}

/** One instance for all pages of the same route: their messages are the same. */
function pageI18n(locale: Locale, groups: readonly Messages[]): PreparedPages['i18nOf'] {
  const known = new Map<string, I18n>();
  return async (matches) => {
    const routeIds = matches.map(({ route }) => route.id).join(' ');
    const made = known.get(routeIds);
    if (made) return made;
    const own = await Promise.all(
      matches.map(({ route }) => {
        const handle: JoinedHandle | undefined = route.handle;
        return handle?.loadMessages?.(locale).then(({ messages }) => messages);
      }),
    ).catch(() => undefined);
    const i18n = createPageI18n(locale, [
      ...groups,
      ...(own ?? []).filter((it) => it !== undefined),
    ]);
    // What could not be loaded is asked for again.
    if (own) known.set(routeIds, i18n);
    return i18n;
  };
}
