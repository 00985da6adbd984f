import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Lists {
  products?: number;
  shops?: number;
  blog?: number;
  /** Handles of the first products; the others are generated. */
  handles?: string[];
}

/** Starts an API host that has lists of any length and records its requests. */
export async function startListApi(lists: Lists) {
  const requested: string[] = [];
  const state = { isFailing: (_url: URL): boolean => false, active: 0, mostActive: 0, delayMs: 0 };
  const totals: Record<string, number> = {
    '/product/public/product': lists.products ?? 0,
    '/shop/public/shop': lists.shops ?? 0,
    '/blog': lists.blog ?? 0,
  };
  const handleOf = (path: string, index: number) =>
    (path.startsWith('/product') && lists.handles?.[index]) || `item-${index}`;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://api');
    requested.push(url.pathname);
    state.active += 1;
    state.mostActive = Math.max(state.mostActive, state.active);
    if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    state.active -= 1;
    if (state.isFailing(url)) return void response.writeHead(500).end('{}');
    const pageNumber = Number(url.searchParams.get('pageNumber'));
    const pageSize = Number(url.searchParams.get('pageSize'));
    const totalItems = totals[url.pathname] ?? 0;
    const first = (pageNumber - 1) * pageSize;
    const length = Math.max(Math.min(pageSize, totalItems - first), 0);
    const items = Array.from({ length }, (_, index) => ({
      handle: handleOf(url.pathname, first + index),
      description: 'x'.repeat(500),
    }));
    const totalPages = Math.ceil(totalItems / pageSize);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ items, paginationStatus: { pageNumber, pageSize, totalItems, totalPages } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast is safe: a TCP listener's address is never a string.
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, requested, state, totals, stop };
}
