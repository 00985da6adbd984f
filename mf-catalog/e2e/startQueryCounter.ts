import { join, resolve } from 'node:path';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';

const root = resolve(import.meta.dirname, '../..');

interface CountedCall {
  /** The route's pattern, without ids and handles. */
  route: string;
  status: number;
  statements: number;
}

/** Filter that selects a list, and the number of products to read from the end of the list. */
interface SortedQuery {
  category?: string;
  section?: string;
  shop?: string;
  count: number;
}

/**
 * Starts the reference API on its own PostgreSQL, with the demonstration market and the pictures of
 * the journeys' stack. The API records each call with its number of SQL statements. It forbids all
 * caching, so that each page requests all its data.
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
    /** Sends a GET request. The API records this call too. */
    get: <Reply>(path: string) => ask<Reply>(path),
    /** Returns and clears the recorded calls. */
    async take(): Promise<CountedCall[]> {
      const { calls } = await ask<{ calls: CountedCall[] }>('/queries');
      return calls;
    },
    /** Adds generated products until the total number of products is `products`. */
    grow: (products: number) => ask('/queries/grow', { products }),
    /**
     * Sorts all products of a list.
     * @returns `total`: the number of products; `oldest`: the handles of the last `count` products
     */
    sorted: ({ count, ...narrowed }: SortedQuery) => {
      const query = new URLSearchParams({ ...narrowed, count: String(count) });
      return ask<{ total: number; oldest: string[] }>(`/queries/sorted?${query}`);
    },
    stop: server.stop,
  };
}
