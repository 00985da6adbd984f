import { configureApi } from '@marketplace/contracts/api/client';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { CacheTimes } from '@marketplace/contracts/responseCache';
import { STALE_REPLY_WAIT_MS } from '@marketplace/contracts/timeLimits';
import { keepParts } from '../../composition/createPartCache.server';
import { provideSharedModules } from '../provideSharedModules';
import { MANIFEST_PATH, webManifest } from './brandFiles';
import { createPagePreparation } from './preparePages';
import { callRecorder, recordCalls } from './recordCalls';
import { type RenderedPage, renderPage } from './renderPage';
import { createServerRemotes, type ReleaseSource } from './serverRemotes';
import { createServerWidgets } from './serverWidgets';

export interface RendererOptions extends ReleaseSource {
  /** Origin of the API host as this process reaches it. */
  apiOrigin: string;
  config: MarketConfig;
}

/** A page with the times for which it may be kept, ms; 0 where it may not. */
export type TimedPage = RenderedPage & CacheTimes;

/** @param isShared the page may be kept for other visitors, and the request names none */
export type RenderPage = (request: Request, isShared: boolean) => Promise<TimedPage>;

/** Loads the shell and all remotes of one composition, ready to render; render workers call it. */
export async function createRenderer(options: RendererOptions): Promise<RenderPage> {
  const { composition, shell, apiOrigin, config } = options;
  provideSharedModules();
  configureApi({ baseUrl: apiOrigin, recorder: callRecorder });
  const remotes = createServerRemotes(options);
  await remotes.preload();
  const widgets = createServerWidgets();
  const preparePages = createPagePreparation({ remotes, config });
  const keptParts = keepParts();
  const { id: compositionId } = composition;
  return (request, isShared) =>
    recordCalls(isShared ? STALE_REPLY_WAIT_MS : 0, async (times) => {
      if (new URL(request.url).pathname === MANIFEST_PATH) {
        return { ...renderManifest(config), ...times.left() };
      }
      const onFailure = times.fail;
      const kept = keptParts();
      const shared = { compositionId, shell, config, remotes, widgets, preparePages, kept };
      const job = { request, isShared, onFailure, ...shared };
      const page = await renderPage(job);
      // The rest of a page that goes on may fail.
      const isKept = Buffer.isBuffer(page.body) && page.status === 200;
      return { ...page, ...(isKept ? times.left() : { freshMs: 0, staleMs: 0 }) };
    });
}

/** Rendered here, because only a release knows the addresses of its icons. */
function renderManifest(config: MarketConfig): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
    body: Buffer.from(webManifest(config)),
  };
}
