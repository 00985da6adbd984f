import { REMOTES, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteRelease } from '../../src/app/server/releaseAddress';
import type { Composition } from '../releases/liveComposition';

/** Workers that pages of a remote may end within the window before it is set aside. */
const STRIKES = 2;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

interface Breaker {
  /** Moments of the strikes of late. */
  strikes: number[];
  /** Times it was set aside. */
  opened: number;
  /** Moment until which it is set aside; `undefined` while it is used. */
  until?: number;
}

interface Strike extends RemoteRelease {
  /** The path of a page of the remote that was being made. */
  page?: string;
  composition: string;
  /** There is no worker to be risked for it once more. */
  isLast?: boolean;
}

/**
 * Circuit breakers, one for each release of a remote: one that keeps ending render workers is set aside,
 * and tried again after a pause that doubles each time.
 */
export class RemoteBreakers {
  private readonly breakers = new Map<string, Breaker>();

  constructor(
    private readonly report: (event: object) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * A worker has ended in the code of this release. One that does so with no page of its own at work
   * does it to every worker: it is set aside at once.
   */
  strike({ remote, version, page, composition, isLast }: Strike): void {
    const now = this.now();
    const key = keyOf({ remote, version });
    const breaker = this.breakers.get(key) ?? { strikes: [], opened: 0 };
    this.breakers.set(key, breaker);
    breaker.strikes = [...breaker.strikes.filter((moment) => now - moment < WINDOW_MS), now];
    const isEnough =
      page === undefined || isLast || breaker.opened > 0 || breaker.strikes.length >= STRIKES;
    if (!isEnough || breaker.until !== undefined) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** breaker.opened, LONGEST_PAUSE_MS);
    breaker.opened += 1;
    breaker.until = now + pause;
    const seconds = pause / 1000;
    this.report({ event: 'remote-set-aside', remote, version, page, composition, seconds });
  }

  /** True while it is set aside. */
  isOpen(release: RemoteRelease): boolean {
    const breaker = this.breakers.get(keyOf(release));
    if (breaker?.until === undefined) return false;
    if (this.now() < breaker.until) return true;
    breaker.until = undefined;
    breaker.strikes = [];
    this.report({ event: 'remote-tried-again', ...release });
    return false;
  }

  /** True for a release that has ended a worker within the window. */
  isSuspect(release: RemoteRelease): boolean {
    const { strikes = [] } = this.breakers.get(keyOf(release)) ?? {};
    const since = this.now() - WINDOW_MS;
    return strikes.some((moment) => moment > since);
  }

  /** True for a release that has been set aside once: where there is a better one, that is used. */
  hasOpened(release: RemoteRelease): boolean {
    return (this.breakers.get(keyOf(release))?.opened ?? 0) > 0;
  }

  /**
   * The remotes of a composition that are set aside.
   *
   * @param isLast only one worker is there: it is not risked for one that has ended another
   */
  openIn({ versions }: Composition, isLast = false): RemoteName[] {
    if (this.breakers.size === 0) return [];
    return REMOTES.filter((remote) => {
      const release = { remote, version: versions[remote] };
      return this.isOpen(release) || (isLast && this.isSuspect(release));
    });
  }
}

const keyOf = ({ remote, version }: RemoteRelease) => `${remote}@${version}`;
