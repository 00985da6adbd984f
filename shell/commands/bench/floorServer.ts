import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Length of the floor page's text as a share of the product page's HTML. */
const SHARE = 0.1;
const WORDS_OF_A_PARAGRAPH = 12;

const PICTURE = /<img[^>]*fetchpriority="high"[^>]*>/i;
const SCRIPTS_AND_STYLES = /<(script|style)\b[^>]*>.*?<\/\1>/gs;

/**
 * Builds a minimal product page: the product's picture, plain text a tenth as long as the product
 * page's HTML, and no script. The time until this page is visible is a lower bound for every page
 * with this picture.
 * @throws Error if the product page has no picture with high priority
 */
export function floorPage(productHtml: string): string {
  const picture = PICTURE.exec(productHtml)?.[0];
  if (!picture) throw new Error('The product page has no picture to build the floor from.');
  const words = productHtml
    .replace(/^.*<body[^>]*>/s, '')
    .replace(SCRIPTS_AND_STYLES, '')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let body = '';
  const room = productHtml.length * SHARE;
  for (let at = 0; at < words.length && body.length < room; at += WORDS_OF_A_PARAGRAPH) {
    body += `<p>${words.slice(at, at + WORDS_OF_A_PARAGRAPH).join(' ')}</p>`;
  }
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<style>body{margin:16px;font-family:Roboto,Arial,sans-serif}img{display:block;width:100%;height:auto}</style></head><body><h1>Floor</h1>${picture}${body}</body></html>`
  );
}

export interface FloorServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves the floor page of a product. Fetches the pictures of the page from the shop once and
 * caches them.
 */
export async function startFloorServer(origin: string, productPath: string): Promise<FloorServer> {
  const product = await fetch(`${origin}${productPath}`);
  const productHtml = await product.text();
  const html = await promisify(brotliCompress)(floorPage(productHtml), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 }, // the gateway uses qualities from 4 to 11
  });
  const files = new Map<string, { type: string; body: Buffer }>();
  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/';
    if (path === '/') {
      reply.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        // Preloads the picture as early as the product page does.
        link: product.headers.get('link') ?? '',
      });
      reply.end(html);
      return;
    }
    const file = files.get(path) ?? (await fetchFile(`${origin}${path}`));
    files.set(path, file);
    reply.writeHead(200, { 'content-type': file.type }).end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    // Uses the shop's host name, because another name would need another DNS lookup.
    url: `http://localhost:${address.port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function fetchFile(url: string) {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}
