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
  /** Origin of the API host as this process reaches it. */
  apiOrigin: string;
  config: MarketConfig;
  /** Takes an event for the gateway's log; without it failures are written as warnings. */
  report?: (event: object) => void;
  /** Told of every request to the API that is sent for a page. */
  onApiCall?: (request: SentRequest) => void;
  /** Remotes that are not loaded ahead of a page that needs them. */
  without?: readonly RemoteName[];
}

/** A page with the times for which it may be kept, ms; 0 where it may not. */
export type TimedPage = RenderedPage & CacheTimes;

/**
 * @param isShared the page may be kept for other visitors, and the request names none
 * @param without remotes that the page is made without, as if they could not be loaded
 */
type RenderPage = (
  request: Request,
  isShared: boolean,
  without?: readonly RemoteName[],
) => Promise<TimedPage>;

/** Why a composition cannot render all that it should. */
export interface CompositionProblem {
  part: PartName;
  /** Names the file or the page. */
  what: string;
}

export type Renderer = RenderPage & {
  /**
   * Renders the home page and one of each remote: the first page is slow because it compiles everything
   * it uses, and a composition that cannot render them is not to take over. A host that does not answer
   * is no problem of theirs.
   *
   * @param changed only the pages of these parts; with the shell or without a list all of them
   */
  warmUp?: (changed?: readonly PartName[]) => Promise<CompositionProblem[]>;
};

/** Loads the shell and all remotes of one composition, ready to render; render workers call it. */
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
        // The rest of a page that goes on may fail.
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
        // A widget on it would load a remote that ends the process.
        const what = await problemOf((request) => render(request, false, leftOut), path);
        return what ? [{ part, what }] : [];
      }),
    );
    return [...remotes.problems(), ...pages.flat()];
  };
  return Object.assign(traced, { warmUp });
}

/** The home page, and of each other owner the first page that anybody may open at a fixed address. */
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

/** `undefined` where the page's own code has made a page. */
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

/** Rendered here, because only a release knows the addresses of its icons. */
function renderManifest(config: MarketConfig): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
    body: Buffer.from(webManifest(config)),
  };
}
