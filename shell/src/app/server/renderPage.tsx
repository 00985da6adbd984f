import type { Readable } from 'node:stream';
import {
  EXPIRED_ACCESS_TOKEN,
  EXPIRED_WANTED_PAGE,
  localeCookie,
  readWantedPage,
} from '@marketplace/contracts/cookies';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { I18n } from '@marketplace/contracts/i18n';
import { type Locale, localeOf } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { EXPIRED_NOTICE } from '@marketplace/contracts/pages/formPost';
import { ownerOf, type PageTable, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import { RegionHostContext } from '@marketplace/contracts/rendering';
import { homePath, loginPath } from '@marketplace/contracts/routes';
import type { Theme } from '@marketplace/contracts/testSession';
import { EXTRA_MS, GLANCE_MS } from '@marketplace/contracts/time/timeLimits';
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { BOOT_SCRIPT, bootFiles } from '../../document/bootScript';
import { collectDeferred } from '../../document/deferredData';
import { documentHead, linkHeader } from '../../document/documentHead';
import { DOCUMENT_STYLE, styleOf } from '../../document/documentStyle';
import { filesToHydrate } from '../../document/filesToHydrate';
import { createFragmentCache, type FragmentStore } from '../../document/fragmentCache.server';
import { hydrationData } from '../../document/hydrationData';
import { OLD_BROWSER_TEXT } from '../../document/oldBrowserScript';
import { streamDocument } from '../../document/streamDocument.server';
import { logFailure } from '../../errors/logFailure';
import type { LoadedRemote, ServerRemotes } from '../../federation/serverRemotes';
import { isFormPage } from '../../layouts/formPages';
import { layoutOf } from '../../layouts/lazyLayouts';
import type { WidgetLoader } from '../../page/contexts';
import { pageHandleOf, pageHeadOf } from '../../page/matchedRoutes';
import type { PageData } from '../../page/PageData';
import type { PolicySources } from '../../page/policySources.server';
import type { RootData } from '../../page/rootData';
import { ACCOUNT_PAGES } from '../accountPages';
import { PageProviders } from '../PageProviders';
import { marketIn } from './marketIn';
import { markPageFailed, normalizeErrors } from './normalizeErrors';
import type { createPagePreparation } from './preparePages';

export interface RenderedPage {
  status: number;
  headers: Record<string, string | string[]>;
  /** A buffer for a complete document, a stream for any other, `null` for a redirect. */
  body: Buffer | Readable | null;
  /**
   * Scripts and styles that the page's Content-Security-Policy allows; absent if there is no
   * document.
   */
  sources?: PolicySources;
  /** True if the page failed because of its own code, not because of the API. */
  isBroken?: boolean;
}

/** Settings with which each render of a page gives the same document. */
export interface Repeatable {
  /** Time limit for a complete document, ms. A streamed one would depend on the API's speed. */
  wholeLimitMs: number;
  /**
   * Remembers the state of `Math.random`.
   * @returns a function that restores that state
   */
  markChance: () => () => void;
}

interface PageJob {
  request: Request;
  /** True if the page may be cached for other visitors. */
  isShared: boolean;
  /** Remotes that the render treats as unavailable. */
  without: readonly RemoteName[];
  /** Called when a region shows a failure instead of its content. */
  onFailure: () => void;
  compositionId: string;
  shell: ReleaseManifest;
  config: MarketConfig;
  /** Colours of every page; by default those that the visitor's device prefers. */
  theme: Theme | undefined;
  repeatable: Repeatable | undefined;
  pages: PageTable;
  remotes: ServerRemotes;
  widgets: WidgetLoader;
  preparePages: ReturnType<typeof createPagePreparation>;
  kept: FragmentStore;
}

/** Renders one page: matches routes, runs loaders, sets the status, and streams the document. */
export async function renderPage(job: PageJob): Promise<RenderedPage> {
  const { request, pages } = job;
  const locale = localeOf(request);
  const owner = ownerOf(pages, new URL(request.url).pathname);
  const { handler, remote, isOwnerUnavailable, i18nOf } = await job.preparePages(
    owner,
    locale,
    job.without,
  );
  const context = await handler.query(request);
  if (context instanceof Response) return redirectTo(context, request);
  const isBroken = normalizeErrors(context);
  const state: PageState = {
    context,
    locale,
    remote,
    routes: handler.dataRoutes,
    i18n: await i18nOf(context.matches),
    isOwnerUnavailable,
  };
  try {
    return { ...(await renderDocument(job, state)), isBroken };
  } catch (error) {
    // A component of the page threw. Renders the document again, now with the error page.
    logFailure(`rendering ${context.location.pathname}`, error);
    markPageFailed(context);
    return { ...(await renderDocument(job, state)), isBroken: true };
  }
}

interface PageState {
  context: StaticHandlerContext;
  locale: Locale;
  remote: LoadedRemote | undefined;
  routes: RouteObject[];
  i18n: I18n;
  isOwnerUnavailable: boolean;
}

async function renderDocument(job: PageJob, state: PageState): Promise<RenderedPage> {
  const { request, isShared, onFailure, compositionId, shell, pages, remotes } = job;
  const { context, locale, remote, routes, i18n, isOwnerUnavailable } = state;
  const config = marketIn(locale, job.config);
  const url = new URL(request.url);
  const deferred = collectDeferred(context.loaderData);
  const pageHead = pageHeadOf(context.matches, context.loaderData);
  const headContext = {
    i18n,
    config,
    pages,
    url,
    status: context.statusCode,
    wantedPage: url.pathname === homePath() ? readWantedPage(request) : undefined,
  };
  const head = documentHead(pageHead, headContext);
  const link = linkHeader(pageHead, headContext);
  const layout = layoutOf(context.matches.map(({ route }) => route.handle));
  const pageData = (): PageData => ({
    compositionId,
    ...remotes.inPage(),
    config,
    locale,
    ...(isOwnerUnavailable && { isOwnerUnavailable }),
    handle: pageHandleOf(context.matches.map(({ route }) => route.handle)),
    hydration: {
      loaderData: hydrationData(deferred.mark(), layout === undefined && !isFormPage(url.pathname)),
      ...(context.actionData && { actionData: context.actionData }),
      // The cast is safe: `normalizeErrors` has made the errors serialisable.
      errors: context.errors as PageData['hydration']['errors'],
    },
  });
  const router = createStaticRouter(routes, context);
  const routeIds = context.matches.flatMap(({ route }) => route.id ?? []);
  const { links, script } = DOCUMENT_STYLE;
  const fragments = createFragmentCache(job.kept, locale, (part) => (
    <PageProviders i18n={i18n} config={config} pages={pages} widgets={job.widgets}>
      <StaticRouter location="/">{part}</StaticRouter>
    </PageProviders>
  ));
  const document = await streamDocument({
    app: (
      <RegionHostContext value={{ onFailure, fragments }}>
        <PageProviders i18n={i18n} config={config} pages={pages} widgets={job.widgets}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageProviders>
      </RegionHostContext>
    ),
    styles: job.kept.styles,
    insertFragments: fragments.insert,
    locale,
    head: head + links,
    css: styleOf(job.theme),
    headScript: script,
    boot: BOOT_SCRIPT,
    bootFiles: bootFiles(
      filesToHydrate({
        shell,
        shellPages: ACCOUNT_PAGES,
        owner: remote?.manifest,
        routeIds,
        layout,
        locale,
      }),
      i18n._(OLD_BROWSER_TEXT),
    ),
    pageData,
    deferred,
    wholeLimitMs: isShared ? EXTRA_MS : GLANCE_MS,
    ...job.repeatable,
    onFailure,
  });
  return {
    status: context.statusCode,
    headers: {
      ...headersOf(request, context, locale),
      ...integrityPolicy(job),
      ...(link && { link }),
    },
    ...document,
  };
}

/**
 * Writes the redirect of a guard, a loader or an action. It also stores the language that the URL
 * asks for, because most redirects lead to a URL without `lang`.
 */
function redirectTo(response: Response, request: Request): RenderedPage {
  const location = response.headers.get('location') ?? '/';
  const cookies = [...response.headers.getSetCookie(), ...languageCookies(request)];
  return { status: response.status, headers: { location, 'set-cookie': cookies }, body: null };
}

/** Returns the `Set-Cookie` value for the language that the URL names; empty if it names none. */
function languageCookies(request: Request): string[] {
  const { protocol, searchParams } = new URL(request.url);
  return searchParams.has('lang') ? [localeCookie(localeOf(request), protocol === 'https:')] : [];
}

/**
 * Header that makes browsers refuse scripts without a hash. Omitted if the market has configured
 * scripts of other companies, or if an old release has no list of hashes.
 */
function integrityPolicy({ remotes, config }: PageJob): Record<string, string> {
  const hasForeign = config.supportChatScriptUrl || config.analyticsScriptUrl;
  return !hasForeign && remotes.hasIntegrity()
    ? { 'integrity-policy': 'blocked-destinations=(script)' }
    : {};
}

function headersOf(request: Request, context: StaticHandlerContext, locale: Locale) {
  const url = new URL(request.url);
  // The action of a submitted form may set cookies.
  const cookies = Object.values(context.actionHeaders).flatMap((each) => each.getSetCookie());
  const root: RootData | undefined = context.loaderData.root;
  if (root?.isTokenRefused) cookies.push(EXPIRED_ACCESS_TOKEN);
  if (root?.notice) cookies.push(EXPIRED_NOTICE);
  // Removes the cookie of the wanted page, because the URL of the login page names that page.
  // Otherwise the home page would send a browser without scripts to the login page again.
  if (url.pathname === loginPath() && url.searchParams.has('to')) cookies.push(EXPIRED_WANTED_PAGE);
  cookies.push(...languageCookies(request));
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}
