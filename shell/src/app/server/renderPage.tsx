import type { Readable } from 'node:stream';
import { EXPIRED_ACCESS_TOKEN, localeCookie } from '@marketplace/contracts/cookies';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { I18n } from '@marketplace/contracts/i18n';
import { type Locale, localeOf } from '@marketplace/contracts/i18n/locale';
import { PartCacheContext } from '@marketplace/contracts/islands';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { EXPIRED_NOTICE } from '@marketplace/contracts/pages/formPost';
import { ownerOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import { WHOLE_DOCUMENT_LIMITS_MS } from '@marketplace/contracts/timeLimits';
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { createPartCache, type KeptParts } from '../../composition/createPartCache.server';
import { collectDeferred } from '../../composition/deferredData';
import { streamDocument } from '../../composition/streamDocument.server';
import { logFailure } from '../../errors/logFailure';
import { isFormPage } from '../../layouts/formPages';
import { layoutOf } from '../../layouts/lazyLayouts';
import type { WidgetLoader } from '../../page/contexts';
import { pageHandleOf, pageHeadOf } from '../../page/matchedRoutes';
import type { PageData } from '../../page/PageData';
import type { PolicySources } from '../../page/policySources.server';
import type { RootData } from '../../page/rootData';
import { PageProviders } from '../PageProviders';
import { BOOT_SCRIPT, bootFiles } from './bootScript';
import { documentHead, linkHeader } from './documentHead';
import { DOCUMENT_STYLE } from './documentStyle';
import { filesToHydrate } from './filesToHydrate';
import { hydrationData } from './hydrationData';
import { awaitLateReply } from './lateReplies';
import { marketIn } from './marketIn';
import { markPageFailed, normalizeErrors } from './normalizeErrors';
import type { createPagePreparation } from './preparePages';
import type { LoadedRemote, ServerRemotes } from './serverRemotes';

export interface RenderedPage {
  status: number;
  headers: Record<string, string | string[]>;
  /** Bytes where the document is complete; `null` for a redirect. */
  body: Buffer | Readable | null;
  /** Scripts and styles that a document's policy allows; absent for other answers. */
  sources?: PolicySources;
  /** The page's own code has failed: it shows its failure, and no host is to blame. */
  isBroken?: boolean;
}

interface PageJob {
  request: Request;
  /** It may be kept for other visitors. */
  isShared: boolean;
  /** Remotes that count as unavailable. */
  without: readonly RemoteName[];
  /** Called for each part that shows its failure in place of what belongs there. */
  onFailure: () => void;
  /** Called where the page is made anew from its loaders on. */
  onRestart: () => void;
  compositionId: string;
  shell: ReleaseManifest;
  config: MarketConfig;
  remotes: ServerRemotes;
  widgets: WidgetLoader;
  preparePages: ReturnType<typeof createPagePreparation>;
  kept: KeptParts;
}

/** One page: routes, loaders, status, then a document that streams. */
export async function renderPage(job: PageJob): Promise<RenderedPage> {
  const { request, config } = job;
  const locale = localeOf(request);
  const owner = ownerOf(new URL(request.url).pathname, config.brandSlug);
  const { handler, remote, isOwnerUnavailable, i18nOf } = await job.preparePages(
    owner,
    locale,
    job.without,
  );
  const context = await loadData(handler, job);
  if (context instanceof Response) return redirectTo(context);
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
    // A page that throws while rendering fails only its region: render again, with the error page.
    logFailure(`rendering ${context.location.pathname}`, error);
    markPageFailed(context);
    return { ...(await renderDocument(job, state)), isBroken: true };
  }
}

/** A page that is unavailable is loaded again as replies come that were given up before. */
async function loadData(handler: StaticHandler, { request, onRestart }: PageJob) {
  let context = await handler.query(request);
  while (!(context instanceof Response) && context.statusCode >= 500) {
    if (!(await awaitLateReply())) break;
    onRestart();
    context = await handler.query(request);
  }
  return context;
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
  const { request, isShared, onFailure, compositionId, shell, remotes } = job;
  const { context, locale, remote, routes, i18n, isOwnerUnavailable } = state;
  const config = marketIn(locale, job.config);
  const url = new URL(request.url);
  const deferred = collectDeferred(context.loaderData);
  const pageHead = pageHeadOf(context.matches, context.loaderData);
  const headContext = { i18n, config, url, status: context.statusCode };
  const head = documentHead(pageHead, headContext);
  const link = linkHeader(pageHead, headContext);
  const layout = layoutOf(context.matches.map(({ route }) => route.handle));
  const pageData = (): PageData => ({
    compositionId,
    remotes: remotes.clientAddresses(),
    config,
    locale,
    isOwnerUnavailable,
    handle: pageHandleOf(context.matches.map(({ route }) => route.handle)),
    hydration: {
      loaderData: hydrationData(deferred.mark(), layout === undefined && !isFormPage(url.pathname)),
      // Result of a posted form; pages that are only read have none.
      ...(context.actionData && { actionData: context.actionData }),
      errors: context.errors as PageData['hydration']['errors'], // made serialisable above
    },
  });
  const router = createStaticRouter(routes, context);
  const routeIds = context.matches.flatMap(({ route }) => route.id ?? []);
  const { links, css, script } = DOCUMENT_STYLE;
  const parts = createPartCache(job.kept, locale, (part) => (
    <PageProviders i18n={i18n} config={config} widgets={job.widgets}>
      <StaticRouter location="/">{part}</StaticRouter>
    </PageProviders>
  ));
  const document = await streamDocument({
    app: (
      <PartCacheContext value={parts}>
        <PageProviders i18n={i18n} config={config} widgets={job.widgets}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageProviders>
      </PartCacheContext>
    ),
    styles: job.kept.styles,
    insertParts: parts.insert,
    locale,
    head: head + links,
    css,
    headScript: script,
    boot: BOOT_SCRIPT,
    bootFiles: bootFiles(
      filesToHydrate({ shell, owner: remote?.manifest, routeIds, layout, locale }),
    ),
    pageData,
    deferred,
    wholeLimitMs: isShared ? WHOLE_DOCUMENT_LIMITS_MS.kept : WHOLE_DOCUMENT_LIMITS_MS.once,
    onFailure,
  });
  return {
    status: context.statusCode,
    headers: {
      ...headersOf(url, context, locale),
      ...integrityPolicy(job),
      ...(link && { link }),
    },
    ...document,
  };
}

function redirectTo(response: Response): RenderedPage {
  const location = response.headers.get('location') ?? '/';
  const cookies = response.headers.getSetCookie();
  return { status: response.status, headers: { location, 'set-cookie': cookies }, body: null };
}

/**
 * A browser that supports it refuses each script without a hash; scripts of other companies, which
 * the market configured, and of releases from before there were lists, have none.
 */
function integrityPolicy({ remotes, config }: PageJob): Record<string, string> {
  const hasForeign = config.supportChatScriptUrl || config.analyticsScriptUrl;
  return !hasForeign && remotes.hasIntegrity()
    ? { 'integrity-policy': 'blocked-destinations=(script)' }
    : {};
}

function headersOf(url: URL, context: StaticHandlerContext, locale: Locale) {
  // A form that is shown again may have brought a token along.
  const cookies = Object.values(context.actionHeaders).flatMap((each) => each.getSetCookie());
  const root: RootData | undefined = context.loaderData.root;
  if (root?.isTokenRefused) cookies.push(EXPIRED_ACCESS_TOKEN);
  if (root?.notice) cookies.push(EXPIRED_NOTICE);
  if (url.searchParams.has('lang')) {
    cookies.push(localeCookie(locale, url.protocol === 'https:'));
  }
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}
