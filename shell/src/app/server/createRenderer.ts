import { configureApi } from '@marketplace/contracts/api/client';
import type { SentRequest } from '@marketplace/contracts/client/apiSettings';
import { localeOf } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { PAGES, type PartName, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { CacheTimes } from '@marketplace/contracts/responseCache';
import { EXTRA_MS } from '@marketplace/contracts/time/timeLimits';
import { MANIFEST_PATH, webManifest } from '../../document/brandFiles';
import { createFragmentStore } from '../../document/fragmentCache.server';
import { createServerRemotes, type ReleaseSource } from '../../federation/serverRemotes';
import { createServerWidgets } from '../../federation/serverWidgets';
import { provideSharedModules } from '../provideSharedModules';
import { createPagePreparation } from './preparePages';
import { callRecorder, languageOfPage, recordCalls } from './recordCalls';
import { type RenderedPage, renderPage } from './renderPage';
import { reportServerFailures, traceRender } from './traceRender';

export interface RendererOptions extends ReleaseSource {
  /** Origin at which this process reaches the API. */
  apiOrigin: string;
  config: MarketConfig;
  /** Sends an event to the gateway's log. By default failures are logged as warnings. */
  report?: (event: object) => void;
  /** Called for each API request that is sent for a page. */
  onApiCall?: (request: SentRequest) => void;
  /** Remotes that are loaded only when a page needs them. */
  without?: readonly RemoteName[];
}

/** A page with its cache times, ms; 0 if it must not be cached. */
export type TimedPage = RenderedPage & CacheTimes;

/**
 * @param isShared true if the page may be cached for other visitors, because the request identifies
 * nobody
 * @param without remotes to render without, as if they were unavailable
 */
type RenderPage = (
  request: Request,
  isShared: boolean,
  without?: readonly RemoteName[],
) => Promise<TimedPage>;

/** Reason why a composition cannot render completely. */
export interface CompositionProblem {
  part: PartName;
  /** What failed; names the file or the page. */
  what: string;
}

export type Renderer = RenderPage & {
  /**
   * Renders the home page and one page of each remote before a composition serves visitors. The
   * first pages are slow, because they compile all code they use, and a composition that cannot
   * render must not serve visitors. An API that does not reply is not reported as a problem.
   * @param changed renders only pages of these parts; if omitted or including the shell, all pages
   */
  warmUp?: (changed?: readonly PartName[]) => Promise<CompositionProblem[]>;
};

/**
 * Loads the shell and all remotes of one composition, ready to render. Called by render workers.
 */
export async function createRenderer(options: RendererOptions): Promise<Renderer> {
  const { composition, shell, apiOrigin, config, without: leftOut = [] } = options;
  provideSharedModules();
  const { onApiCall: onSent } = options;
  configureApi({
    baseUrl: apiOrigin,
    language: languageOfPage,
    recorder: callRecorder,
    onSent,
  });
  if (options.report) reportServerFailures(options.report, config.brandSlug);
  const remotes = createServerRemotes(options);
  await remotes.preload(leftOut);
  const widgetsWithout = createServerWidgets(remotes);
  const preparePages = createPagePreparation({ remotes, config });
  const fragmentStore = createFragmentStore();
  const { id: compositionId } = composition;
  const render: RenderPage = (request, isShared, without = []) =>
    recordCalls(
      {
        staleWaitMs: isShared ? EXTRA_MS : 0,
        language: localeOf(request),
        isRead: request.method === 'GET',
      },
      async (times) => {
        if (new URL(request.url).pathname === MANIFEST_PATH) {
          return { ...renderManifest(config), ...times.left() };
        }
        const kept = fragmentStore();
        const shared = { compositionId, shell, config, remotes, preparePages, kept };
        const widgets = widgetsWithout(without);
        const onFailure = times.fail;
        const page = await renderPage({
          request,
          isShared,
          without,
          widgets,
          onFailure,
          ...shared,
        });
        // A page that is still streaming may fail, so it is not cached.
        const isKept = Buffer.isBuffer(page.body) && page.status === 200;
        return { ...page, ...(isKept ? times.left() : { freshMs: 0, staleMs: 0 }) };
      },
    );
  const traced: RenderPage = (request, isShared, without) =>
    traceRender(request, () => render(request, isShared, without));
  const warmUp: Renderer['warmUp'] = async (changed) => {
    const tried = pagesToTry(leftOut).filter(([part]) => isToTry(part, changed));
    const pages = await Promise.all(
      tried.map(async ([part, path]): Promise<CompositionProblem[]> => {
        // Excludes the same remotes from widgets, because loading such a remote may end the
        // process.
        const what = await problemOf((request) => render(request, false, leftOut), path);
        return what ? [{ part, what }] : [];
      }),
    );
    return [...remotes.problems(), ...pages.flat()];
  };
  return Object.assign(traced, { warmUp });
}

/** The home page, and for each remote its first page with a fixed path and no guard. */
function pagesToTry(leftOut: readonly RemoteName[]): [PartName, string][] {
  const open = PAGES.filter(({ path, guard }) => !guard && !path.includes(':'));
  const tried = new Map<PartName, string>();
  for (const { owner, path } of [...open.filter(({ path }) => path === '/'), ...open]) {
    const isLeftOut = leftOut.some((remote) => remote === owner);
    if (!isLeftOut && !tried.has(owner)) tried.set(owner, path);
  }
  return [...tried];
}

const isToTry = (part: PartName, changed: readonly PartName[] = ['shell']) =>
  changed.includes('shell') || changed.includes(part);

/** @returns `undefined` if the page's own code rendered */
async function problemOf(
  render: (request: Request) => ReturnType<RenderPage>,
  path: string,
): Promise<string | undefined> {
  try {
    const { body, isBroken } = await render(new Request(`http://localhost${path}`));
    if (body && !Buffer.isBuffer(body)) body.resume();
    return isBroken ? `${path} cannot be rendered` : undefined;
  } catch (error) {
    return `${path} cannot be rendered: ${error instanceof Error ? error.message : error}`;
  }
}

/** Renders the web app manifest; only the code of a release knows the URLs of its icons. */
function renderManifest(config: MarketConfig): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
    body: Buffer.from(webManifest(config)),
  };
}
