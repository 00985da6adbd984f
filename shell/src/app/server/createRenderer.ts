import { Readable } from 'node:stream';
import { configureApi } from '@marketplace/contracts/api/client';
import type { MarketConfig } from '@marketplace/contracts/config/marketConfig';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { Composition } from '../../../gateway/liveComposition';
import { provideSharedModules } from '../provideSharedModules';
import { MANIFEST_PATH, webManifest } from './brandFiles';
import { renderPage } from './renderPage';
import { createServerRemotes } from './serverRemotes';
import { createServerWidgets } from './serverWidgets';

export interface RendererOptions {
  composition: Composition;
  /** The manifest of the shell release this code came from. */
  shell: ReleaseManifest;
  readManifest: (part: string, version: string) => Promise<ReleaseManifest>;
  /** One file of a release, checked against the release's hashes. */
  readFile: (manifest: ReleaseManifest, file: string) => Promise<string>;
  /** Runs a server bundle and returns what it exports. */
  evaluate: (code: string, filename: string) => unknown;
  /** Origin of the API host as this process reaches it. */
  apiOrigin: string;
  config: MarketConfig;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string | string[]>;
  /** `null` for a redirect. */
  body: Readable | null;
}

export type RenderPage = (request: Request, nonce: string) => Promise<RenderedPage>;

/** What a render worker calls: the shell and all remotes of one composition, ready to render. */
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

/** Written here, because only a release knows the addresses of its icons. */
function renderManifest(config: MarketConfig): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
    body: Readable.from([webManifest(config)]),
  };
}
