import { join, resolve } from 'node:path';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';

const root = resolve(import.meta.dirname, '../..');

interface CountedCall {
  /** The route's pattern, without ids and handles. */
  route: string;
  status: number;
  /** SQL statements it took. */
  statements: number;
}

/** The end of a list: its filter, and the number of products on its last page. */
interface SortedQuery {
  category?: string;
  section?: string;
  shop?: string;
  count: number;
}

/**
 * The reference API on a PostgreSQL of its own, with the demonstration market and the pictures of
 * the journeys' stack. It counts its calls and marks no reply as cacheable, so that each page asks
 * for all it shows.
 */
export async function startQueryCounter() {
  const server = await spawnServer({
    cwd: root,
    script: 'shared-contracts/reference-api/src/testing/query-counter/main.ts',
    args: [join(stack.dataDir, 'media')],
  });
  const origin = `http://127.0.0.1:${server.port}`;

  const ask = async <Reply>(path: string, body?: object): Promise<Reply> => {
    const post = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${origin}${path}`, post);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  return {
    origin,
    /** A GET, which is counted as any other. */
    get: <Reply>(path: string) => ask<Reply>(path),
    /** The calls since the last time. */
    async take(): Promise<CountedCall[]> {
      const { calls } = await ask<{ calls: CountedCall[] }>('/queries');
      return calls;
    },
    /** Adds generated products up to so many. */
    grow: (products: number) => ask('/queries/grow', { products }),
    /** Number of products in a list, and the handles on its last page, found by sorting them all. */
    sorted: ({ count, ...narrowed }: SortedQuery) => {
      const query = new URLSearchParams({ ...narrowed, count: String(count) });
      return ask<{ total: number; oldest: string[] }>(`/queries/sorted?${query}`);
    },
    stop: server.stop,
  };
}
