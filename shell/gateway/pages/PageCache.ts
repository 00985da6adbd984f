import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createResponseCache, type Loaded } from '@marketplace/contracts/responseCache';
import { CAPACITY_SHARES, type Priority } from '@marketplace/contracts/server/Slots';
import { GLANCE_MS } from '@marketplace/contracts/time/timeLimits';
import { TRACE_HEADER } from '@marketplace/contracts/trace';
import type { Monitor } from '../monitoring/createMonitor';
import type { RequestTrace } from '../monitoring/traceOfRequest';
import { ORIGIN_HEADER, SHARED_HEADER } from '../workers/renderProtocol';
import { PopularPages } from './PopularPages';
import { Overload, type Rendering, requestRender, type WorkerSource } from './requestRender';
import { StreamedPage } from './StreamedPage';
import type { SharedPage } from './sharedPage';

/** A whole document in the cache, compressed with Brotli. */
export interface PageDocument extends Pick<Rendering, 'status' | 'headers' | 'notes'> {
  bytes: Buffer;
  /** A weak etag, because it is the same for every encoding and compression level. */
  etag: string;
}

/** A page with a status of 500 or above, such as 503, or with a region that shows a failure. */
export class FailedPage extends Error {
  constructor(readonly document: PageDocument) {
    super(`The page failed with status ${document.status}.`);
  }
}

/**
 * Time after the stale time for which a page may still be sent if a new render would contain
 * failures, for example while the API is down. Nothing can be ordered then, so an outdated price
 * does no harm.
 */
const OUTDATED_MS = 60 * 60_000;

/** A page from the cache, with its remaining cache times. */
type ReadPage = Loaded<PageDocument | StreamedPage> & {
  /** True if this visit started a render, even if it received the stale page. */
  isRendered: boolean;
};

/** A visit that reads a page. If the cache lacks the page, the page is rendered for this visit. */
interface Visit {
  trace: RequestTrace;
  priority: Priority;
  network: string;
}

/**
 * True if a render that was refused for one visit may succeed for another visit that waited for it.
 */
const isWorthATry = (visit: Visit, joined: Visit, { refusal }: Overload) =>
  CAPACITY_SHARES[visit.priority] > CAPACITY_SHARES[joined.priority] ||
  (refusal === 'holder' && visit.network !== joined.network);

/** Approximate memory of an entry in addition to its bytes. */
const ENTRY_BYTES = 1500;

/**
 * Caches whole pages that are the same for everybody, by origin, language and URL. A new
 * composition empties the cache. All requests for a page that is being rendered share that render.
 */
export class PageCache {
  private readonly cache;
  private readonly popular = new PopularPages();
  private compositionId: string | undefined;
  /** Key of each render that is running → the visit that started it. */
  private readonly begun = new Map<string, Visit>();

  constructor(
    private readonly source: WorkerSource,
    /** Maximum bytes to keep. */
    capacity: number,
    private readonly monitor: Pick<Monitor, 'timeRender'>,
  ) {
    this.cache = createResponseCache<PageDocument | StreamedPage>({
      capacity,
      outdatedMs: OUTDATED_MS,
      weigh: (page, key) =>
        page instanceof StreamedPage ? capacity + 1 : page.bytes.length + key.length + ENTRY_BYTES,
    });
  }

  /**
   * @throws FailedPage, or an error of `requestRender`, if the cache contains no older page
   */
  async read(page: SharedPage, visit: Visit): Promise<ReadPage> {
    const { workers } = this.source;
    const id = workers?.composition.id;
    if (id !== undefined && id !== this.compositionId) {
      // The cache is emptied, so that a new release is visible immediately.
      this.cache.clear();
      this.compositionId = id;
    }
    const { origin, locale, url } = page;
    let isRendered = false;
    const key = `${origin} ${locale} ${url}`;
    const render = () => {
      isRendered = true;
      this.begun.set(key, visit);
      return this.render(page, visit).finally(() => this.begun.delete(key));
    };
    const joined = this.begun.get(key);
    const loaded = await this.cache.read(key, render, GLANCE_MS).catch((error) => {
      if (error instanceof Overload && joined && isWorthATry(visit, joined, error))
        return undefined;
      throw error;
    });
    if (!loaded) return this.read(page, visit);
    const { value, freshMs, staleMs } = loaded;
    if (!(value instanceof StreamedPage) && freshMs + staleMs > 0) this.popular.note(value);
    return { ...loaded, isRendered };
  }

  private async render({ url, origin, locale }: SharedPage, { trace, priority, network }: Visit) {
    const job = { url, composition: this.source.workers?.composition.id, trace };
    const rendering = await this.monitor.timeRender(job, (traceparent) =>
      requestRender(this.source, {
        url,
        priority,
        network,
        headers: {
          [SHARED_HEADER]: '1',
          [ORIGIN_HEADER]: origin,
          [TRACE_HEADER]: traceparent,
          'accept-language': locale,
          'accept-encoding': 'br',
        },
      }),
    );
    const { status, headers, notes, body } = rendering;
    const { freshMs, staleMs, isWhole, hasFailure } = notes;
    // A missing page, a redirect or a reply that sets a cookie is never cached, even if the worker
    // states cache times. Such a reply also removes the cached page. A streamed page, a failed page
    // or a page without cache times leaves the cached page in place.
    const isKept = status === 200 && !('set-cookie' in headers);
    const forOnce = { freshMs: 0, staleMs: 0, shouldLeaveOlder: isKept || status >= 500 };
    if (!isWhole) return { value: new StreamedPage(rendering), ...forOnce };
    const bytes = await buffer(body);
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const document: PageDocument = { status, headers, notes, bytes, etag };
    if (status >= 500 || hasFailure) throw new FailedPage(document);
    return { value: document, ...forOnce, ...(isKept && { freshMs, staleMs }) };
  }
}
