import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createResponseCache, type Loaded } from '@marketplace/contracts/loading/responseCache';
import { CAPACITY_SHARES, type Priority } from '@marketplace/contracts/server/Slots';
import { STALE_PAGE_WAIT_MS } from '@marketplace/contracts/timeLimits';
import { TRACE_HEADER } from '@marketplace/contracts/trace';
import type { Monitor } from '../monitoring/createMonitor';
import type { RequestTrace } from '../monitoring/traceOfRequest';
import { ORIGIN_HEADER, SHARED_HEADER } from '../workers/renderProtocol';
import { PopularPages } from './PopularPages';
import { Overload, type Rendering, requestRender, type WorkerSource } from './requestRender';
import { StreamedPage } from './StreamedPage';
import type { SharedPage } from './sharedPage';

/** A whole document as it is kept: compressed by Brotli. */
export interface PageDocument extends Pick<Rendering, 'status' | 'headers' | 'notes'> {
  bytes: Buffer;
  /** Weak, for it names the page in all its encodings, and however far it is compressed. */
  etag: string;
}

/** A page that says that it could not be made, as with status 503. */
export class FailedPage extends Error {
  constructor(readonly document: PageDocument) {
    super(`The page failed with status ${document.status}.`);
  }
}

/** A page with the times it has left. */
type ReadPage = Loaded<PageDocument | StreamedPage> & {
  /** This visit had it rendered; it may have got the older one that was kept. */
  isRendered: boolean;
};

/** The visit that a page is made for if it has to be. */
interface Visit {
  trace: RequestTrace;
  /** Class of the visit. */
  priority: Priority;
  network: string;
}

/** True if a page that was refused to one visit may be given to another one that waits for it. */
const isWorthATry = (visit: Visit, joined: Visit, { refusal }: Overload) =>
  CAPACITY_SHARES[visit.priority] > CAPACITY_SHARES[joined.priority] ||
  (refusal === 'holder' && visit.network !== joined.network);

/** Memory of an entry besides its bytes, about. */
const ENTRY_BYTES = 1500;

/**
 * Pages that are the same for everybody: made once for each address, language and composition, and
 * given until their time is over. While one is made, all who ask for it wait for it.
 */
export class PageCache {
  private readonly cache;
  private readonly popular = new PopularPages();
  private compositionId: string | undefined;
  /** The visit that each page under way was begun for, by its key. */
  private readonly begun = new Map<string, Visit>();

  constructor(
    private readonly source: WorkerSource,
    /** Most bytes to keep. */
    capacity: number,
    private readonly monitor: Pick<Monitor, 'timeRender'>,
    private readonly brandSlug: string,
  ) {
    this.cache = createResponseCache<PageDocument | StreamedPage>({
      capacity,
      weigh: (page, key) =>
        page instanceof StreamedPage ? capacity + 1 : page.bytes.length + key.length + ENTRY_BYTES,
    });
  }

  /**
   * @throws FailedPage, and what `requestRender` throws, where there is no older page to give
   */
  async read(page: SharedPage, visit: Visit): Promise<ReadPage> {
    const { workers } = this.source;
    const id = workers?.composition.id;
    if (id !== undefined && id !== this.compositionId) {
      // A new release shows at once.
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
    const loaded = await this.cache.read(key, render, STALE_PAGE_WAIT_MS).catch((error) => {
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
        brandSlug: this.brandSlug,
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
    const { freshMs, staleMs, isWhole } = notes;
    // A missing page, a redirect or what sets a cookie answers one request, whatever its worker says
    // of its time, and ends the page of before. One that is slow or lacks a part that failed does not.
    const isKept = status === 200 && !('set-cookie' in headers);
    const forOnce = { freshMs: 0, staleMs: 0, shouldLeaveOlder: isKept || status >= 500 };
    if (!isWhole) return { value: new StreamedPage(rendering), ...forOnce };
    const bytes = await buffer(body);
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const document: PageDocument = { status, headers, notes, bytes, etag };
    if (status >= 500) throw new FailedPage(document);
    return { value: document, ...forOnce, ...(isKept && { freshMs, staleMs }) };
  }
}
