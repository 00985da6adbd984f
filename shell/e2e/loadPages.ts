import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RELEASE_COOKIE } from '@marketplace/contracts/cookies';

interface Load {
  origin: string;
  /** Paths that the visitors request in turn. */
  paths: readonly string[];
  perSecond: number;
  /** Number n: every n-th visitor gets an uncached page. Other visitors may get a cached page. */
  ownEvery?: number;
}

interface Failure {
  path: string;
  /** Time from the start of the load to the request, ms. */
  at: number;
  what: string;
}

export interface LoadResult {
  requests: number;
  failures: Failure[];
  slowestMs: number;
  /** Number of documents per release, e.g. `mf_content 1.0.0-a`. */
  documents: Map<string, number>;
}

/**
 * Number of simulated networks. The gateway evaluates a canary only with visitors from several
 * networks.
 */
const NETWORKS = 100;

/**
 * Requests pages at a steady rate, even if replies are slow. The visitors keep no cookies. They
 * come from many networks if the gateway trusts this machine as a proxy. A document fails if it
 * mixes two releases of a remote, or if documents with the same composition have different
 * releases.
 * @returns a function that stops the requests, waits for pending replies and returns the result
 */
export function loadPages({
  origin,
  paths,
  perSecond,
  ownEvery = 5,
}: Load): () => Promise<LoadResult> {
  const started = performance.now();
  const result: LoadResult = { requests: 0, failures: [], slowestMs: 0, documents: new Map() };
  const pending = new Set<Promise<void>>();
  const compositions = new Map<string, string>();
  let isOver = false;

  const ask = async (path: string, count: number) => {
    const at = Math.round(performance.now() - started);
    const fail = (what: string) => void result.failures.push({ path, at, what });
    // A random number, as the gateway gives each new visitor. It decides whether the visitor gets a
    // canary.
    const lot = `${RELEASE_COOKIE}=${randomBytes(8).toString('hex')}`;
    const cookie = count % ownEvery ? lot : `${lot}; visitor=1`;
    try {
      const headers = {
        cookie,
        'accept-encoding': 'br',
        'x-forwarded-for': `203.0.113.${count % NETWORKS}`,
      };
      const response = await fetch(origin + path, { headers });
      const html = await response.text();
      if (response.status !== 200) return fail(`answers ${response.status}`);
      const releases = releasesIn(html);
      const parts = new Set(releases.map((release) => release.split(' ')[0]));
      if (parts.size < releases.length) fail(`mixes ${releases.join(', ')}`);
      for (const release of releases) {
        result.documents.set(release, (result.documents.get(release) ?? 0) + 1);
        const [part = ''] = release.split(' ');
        const place = `${/"compositionId":"(\w+)"/.exec(html)?.[1]} ${part}`;
        if ((compositions.get(place) ?? release) !== release) fail(`mixes ${place}`);
        compositions.set(place, release);
      }
    } catch (error) {
      fail(String(error));
    } finally {
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started - at);
    }
  };

  const asking = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const answer = ask(paths[count % paths.length] ?? '/', Math.floor(count / paths.length));
      pending.add(answer);
      void answer.then(() => pending.delete(answer));
      result.requests += 1;
      await sleep(Math.max(0, started + ((count + 1) * 1000) / perSecond - performance.now()));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    await Promise.all(pending);
    return result;
  };
}

/** @returns each release whose files the document uses, without duplicates */
export const releasesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/\/releases\/(\w+)\/([\w.-]+)\//g)].map(([, part, v]) => `${part} ${v}`),
  ),
];
