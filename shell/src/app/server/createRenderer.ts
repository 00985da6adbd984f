import { Readable } from 'node:stream';
import { configureApi } from '@marketplace/contracts/api/client';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { provideSharedModules } from '../provideSharedModules';
import { MANIFEST_PATH, webManifest } from './brandFiles';
import { type RenderedPage, renderPage } from './renderPage';
import { createServerRemotes, type ReleaseSource } from './serverRemotes';
import { createServerWidgets } from './serverWidgets';

export interface RendererOptions extends ReleaseSource {
  /** Origin of the API host as this process reaches it. */
  apiOrigin: string;
  config: MarketConfig;
}

export type RenderPage = (request: Request, nonce: string) => Promise<RenderedPage>;

/** Loads the shell and all remotes of one composition, ready to render; render workers call it. */
export async function createRenderer(options: RendererOptions): Promise<RenderPage> {
  const { composition, shell, apiOrigin, config } = options;
  provideSharedModules();
  configureApi({ baseUrl: apiOrigin });
  const remotes = createServerRemotes(options);
  await remotes.preload();
  const widgets = createServerWidgets();
  const { id: compositionId } = composition;
  return async (request, nonce) => {
    if (new URL(request.url).pathname === MANIFEST_PATH) return renderManifest(config);
    return renderPage({ request, nonce, compositionId, shell, config, remotes, widgets });
  };
}

/** Rendered here, because only a release knows the addresses of its icons. */
function renderManifest(config: MarketConfig): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
    body: Readable.from([webManifest(config)]),
  };
}
