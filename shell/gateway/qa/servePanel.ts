import { baseCss } from '@marketplace/contracts/design/baseCss';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashSources, inlineCode } from '../../src/page/policySources.server';
import type { PanelScript } from '../workers/addPanel';
import { buildPanel, type PanelFiles } from './buildPanel';

const PAGE_PATH = '/qa/panel';
const SCRIPT_PATH = '/qa/panel.js';
const LOADER_PATH = '/qa/panel-loader.js';
const CHANCE_PATH = '/qa/panel-chance.js';

const STYLE = inlineCode(tokensCss + baseCss);

/** Scripts of pages of test sessions: `panel` opens the panel, `chance` seeds random numbers. */
export function sessionScripts(): Record<'panel' | 'chance', PanelScript> {
  const { loader, chance } = buildPanel();
  return {
    panel: { src: LOADER_PATH, integrity: loader.integrity },
    chance: { src: CHANCE_PATH, integrity: chance.integrity },
  };
}

/** True for the panel's page and scripts, which are the same for everybody. */
export const isOfPanel = (url: string) => /^\/qa\/panel((-loader|-chance)?\.js)?(\?|$)/.test(url);

/**
 * Serves the panel of test sessions as a page of its own, which the loader shows in a frame. So the
 * shop's styles, policy and failures do not affect the panel.
 */
export function servePanel(
  gateway: FastifyInstance,
  readFiles: () => PanelFiles = buildPanel,
): void {
  gateway.get(PAGE_PATH, async (_request, reply) => {
    const { integrity } = readFiles().panel;
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': panelPolicy(integrity),
      })
      .type('text/html; charset=utf-8')
      .send(panelPage(integrity));
  });
  const serve = (path: string, name: keyof PanelFiles) =>
    gateway.get(path, async (request, reply) => {
      const { bytes, integrity } = readFiles()[name];
      const etag = `"${integrity}"`;
      reply.headers({ 'cache-control': 'no-cache', etag });
      if (knows(request, etag)) return reply.code(304).send();
      return reply.type('text/javascript; charset=utf-8').send(bytes);
    });
  serve(SCRIPT_PATH, 'panel');
  serve(LOADER_PATH, 'loader');
  serve(CHANCE_PATH, 'chance');
}

const knows = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag);

const panelPage = (integrity: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Test session</title><style>${STYLE.code}</style>`,
    `<script src="${SCRIPT_PATH}" integrity="${integrity}" crossorigin defer></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join('');

function panelPolicy(integrity: string): string {
  return [
    "default-src 'none'",
    `script-src '${integrity}'`,
    `style-src ${hashSources([], [STYLE]).style}`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
