import { configureApi } from '@marketplace/contracts/api/client';
import type {
  IncomingReply,
  OutgoingRequest,
  SentRequest,
} from '@marketplace/contracts/client/apiSettings';
import { sendWithAxios } from '@marketplace/contracts/client/sendWithRetries';
import { localeOf } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageTable, PartName, RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { CacheTimes } from '@marketplace/contracts/responseCache';
import type { Theme } from '@marketplace/contracts/testSession';
import { EXTRA_MS } from '@marketplace/contracts/time/timeLimits';
import { brandReply } from '../../document/brandFiles';
import { createFragmentStore } from '../../document/fragmentCache.server';
import { createServerRemotes, type ReleaseSource } from '../../federation/serverRemotes';
import { createServerWidgets } from '../../federation/serverWidgets';
import { provideSharedModules } from '../provideSharedModules';
import { createPagePreparation } from './preparePages';
import { callRecorder, languageOfPage, recordCalls } from './recordCalls';
import { type RenderedPage, type Repeatable, renderPage } from './renderPage';
import { reportServerFailures, traceRender } from './traceRender';

export interface RendererOptions extends ReleaseSource {
  /** Origin of the API to which this process sends requests. */
  apiOrigin: string;
  /**
   * Sends a request of the API with the given function, to another of its origins if `apiOrigin` is
   * down. If omitted, all requests go to `apiOrigin`.
   */
  sendToApi?:
    | ((request: OutgoingRequest, send: typeof sendWithAxios) => Promise<IncomingReply>)
    | undefined;
  config: MarketConfig;
  theme?: Theme | undefined;
  /** Makes each render of a page give the same document; only for test sessions with a seed. */
  repeatable?: Repeatable | undefined;
  /** Sends an event to the gateway's log. If omitted, failures are logged as warnings. */
  report?: (event: object) => void;
  /** Called for each API request that is sent for a page. */
  onApiCall?: (request: SentRequest) => void;
  /** Remotes that are not loaded now, but only when a page needs them. */
  without?: readonly RemoteName[];
}

/** A page with the times for which it may be cached, ms; 0 if it must not be cached. */
export type TimedPage = RenderedPage &
  CacheTimes & {
    /** True if a region of the page shows a failure. */
    hasFailure?: boolean;
  };

/**
 * @param isShared true if the page may be cached for other visitors, because nothing in the request
 * identifies its visitor
 * @param without remotes that the render treats as unavailable
 */
type RenderPage = (
  request: Request,
  isShared: boolean,
  without?: readonly RemoteName[],
) => Promise<TimedPage>;

/** Reason why a composition cannot render all pages. */
export interface CompositionProblem {
  part: PartName;
  /** Name of the file or page, and what failed. */
  what: string;
}

export type Renderer = RenderPage & {
  /**
   * Renders the home page and one page of each other part before a composition serves visitors.
   * These first renders are slow, because they compile the code. They show whether the composition
   * can render. An API that does not reply does not count as a problem.
   * @param changed parts whose pages are rendered; all parts if it is omitted or contains the shell
   */
  warmUp?: (changed?: readonly PartName[]) => Promise<CompositionProblem[]>;
};

/**
 * Loads the shell and the remotes of a composition, ready to render. Each render worker calls this.
 */
export async function createRenderer(options: RendererOptions): Promise<Renderer> {
  const {
    composition,
    pages,
    slots,
    shell,
    apiOrigin,
    config,
    theme,
    repeatable,
    without: leftOut = [],
  } = options;
  provideSharedModules();
  const { onApiCall: onSent, sendToApi } = options;
  configureApi({
    baseUrl: apiOrigin,
    language: languageOfPage,
    recorder: callRecorder,
    onSent,
    ...(sendToApi && { fetchReply: (request) => sendToApi(request, sendWithAxios) }),
  });
  if (options.report) reportServerFailures(options.report, pages);
  const remotes = createServerRemotes(options);
  await remotes.preload(leftOut);
  const widgetsWithout = createServerWidgets(remotes, slots);
  const preparePages = createPagePreparation({ remotes, config, pages });
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
        const brand = brandReply(new URL(request.url).pathname, config);
        if (brand) return { ...brand, ...times.left() };
        const kept = fragmentStore();
        const shared = { compositionId, shell, config, theme, pages, remotes, preparePages, kept };
        const widgets = widgetsWithout(without);
        const onFailure = times.fail;
        const page = await renderPage({
          request,
          isShared,
          without,
          widgets,
          onFailure,
          repeatable,
          ...shared,
        });
        // A page that is still streaming may fail later, so it is not cached.
        const isKept = Buffer.isBuffer(page.body) && page.status === 200;
        const left = isKept ? times.left() : { freshMs: 0, staleMs: 0 };
        return { ...page, ...left, hasFailure: times.hasFailed() };
      },
    );
  const traced: RenderPage = (request, isShared, without) =>
    traceRender(request, () => render(request, isShared, without));
  const warmUp: Renderer['warmUp'] = async (changed) => {
    const tried = pagesToTry(pages, leftOut).filter(([part]) => isToTry(part, changed));
    const problems = await Promise.all(
      tried.map(async ([part, path]): Promise<CompositionProblem[]> => {
        // A widget must not load a remote in `leftOut` either, because loading such a remote may
        // end the process.
        const what = await problemOf((request) => render(request, false, leftOut), path);
        return what ? [{ part, what }] : [];
      }),
    );
    return [...remotes.problems(), ...problems.flat()];
  };
  return Object.assign(traced, { warmUp });
}

/**
 * Lists the home page and, for each other part that is not left out, its first page with a fixed
 * path and no guard.
 */
function pagesToTry(pages: PageTable, leftOut: readonly RemoteName[]): [PartName, string][] {
  const open = pages.filter(({ path, guard }) => !guard && !path.includes(':'));
  const tried = new Map<PartName, string>();
  for (const { owner, path } of [...open.filter(({ path }) => path === '/'), ...open]) {
    const isLeftOut = leftOut.some((remote) => remote === owner);
    if (!isLeftOut && !tried.has(owner)) tried.set(owner, path);
  }
  return [...tried];
}

const isToTry = (part: PartName, changed: readonly PartName[] = ['shell']) =>
  changed.includes('shell') || changed.includes(part);

/** @returns the reason why the page's code cannot render; `undefined` if it can */
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
