import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import type { FastifyReply } from 'fastify';
import type { Listing } from './listings';
import { readPaths } from './listPages';
import type { SessionLists, SitemapSource } from './SitemapSource';
import { type Sitemaps, writeSitemaps } from './writeSitemaps';

/** A list of a test session that is being read. */
interface SharedRead {
  sitemaps: Promise<Sitemaps>;
  /** Number of requests that wait for the sitemaps or have not opened them yet. */
  users: number;
  stopper: AbortController;
}

/**
 * Reads the lists of test sessions. Simultaneous requests of a session share one read of a list,
 * which may be long. Nothing is kept, so that a later request sees each change.
 */
export class SessionSitemaps {
  private readonly reads = new Map<string, SharedRead>();

  /** Returns the source for one reply. When its request is closed, the reply needs no list. */
  sourceFor({ log, raw }: FastifyReply, { pages, apiOrigin }: SessionLists): SitemapSource {
    return {
      pages,
      isCached: false,
      read: async (listing, waitMs) => {
        const { sitemaps, leave } = this.join(listing, apiOrigin);
        raw.once('close', leave);
        return withTimeLimit(sitemaps, waitMs).then(
          (complete) => ({ ...complete, remove: leave }),
          async (error: Error) => {
            await leave();
            const { name } = listing;
            log.warn({ err: error, list: name }, 'a list of a test session could not be read');
            return { why: `The list ${name} of this session could not be read: ${error.message}` };
          },
        );
      },
      release: (sitemaps) => sitemaps.remove(),
    };
  }

  private join(listing: Listing, apiOrigin: string) {
    // The path of the API contains the token of the test session.
    const key = `${apiOrigin} ${listing.name}`;
    const read = this.reads.get(key) ?? this.start(key, listing, apiOrigin);
    read.users += 1;
    let hasLeft = false;
    /** The last request to leave ends the read and removes its files. Never fails. */
    const leave = async (): Promise<void> => {
      if (hasLeft) return;
      hasLeft = true;
      read.users -= 1;
      if (read.users > 0) return;
      this.forget(key, read);
      read.stopper.abort();
      // A read that fails leaves no file behind.
      await read.sitemaps.then((sitemaps) => sitemaps.remove()).catch(() => undefined);
    };
    return { sitemaps: read.sitemaps, leave };
  }

  private start(key: string, listing: Listing, apiOrigin: string): SharedRead {
    const stopper = new AbortController();
    const sitemaps = writeSitemaps(listing.name, readPaths(listing, apiOrigin, stopper.signal));
    const read = { sitemaps, users: 0, stopper };
    this.reads.set(key, read);
    const forget = () => this.forget(key, read);
    sitemaps.then(forget, forget);
    return read;
  }

  private forget(key: string, read: SharedRead): void {
    if (this.reads.get(key) === read) this.reads.delete(key);
  }
}
