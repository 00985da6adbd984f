import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteRelease } from '../../src/federation/releaseAddress';
import type { Composition } from '../releases/liveComposition';

/** A remote that has ended this many workers within the window is excluded in any case. */
const MAX_FAILURES = 2;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

interface Breaker {
  /** Times of the failures within the window. */
  failures: number[];
  /** Number of times the breaker has opened. */
  opened: number;
  /** Time until which the remote is excluded; `undefined` if it is not excluded. */
  until?: number;
}

interface RemoteFailure extends RemoteRelease {
  /** Path of the remote's page that was being rendered. */
  page?: string;
  composition: string;
  /** True if no other worker is left to try the page on. */
  isLast?: boolean;
}

/**
 * Circuit breakers, one for each release of a remote. A release that keeps ending render workers is
 * excluded, and tried again after a pause. The pause doubles each time.
 */
export class RemoteBreakers {
  private readonly breakers = new Map<string, Breaker>();

  constructor(
    private readonly report: (event: object) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Records that code of this release has ended a worker. If no page of the remote was being
   * rendered, the code would end every worker, so the release is excluded immediately. It is also
   * excluded immediately if it was excluded before, or if no other worker is left.
   */
  recordFailure({ remote, version, page, composition, isLast }: RemoteFailure): void {
    const now = this.now();
    const key = keyOf({ remote, version });
    const breaker = this.breakers.get(key) ?? { failures: [], opened: 0 };
    this.breakers.set(key, breaker);
    breaker.failures = [...breaker.failures.filter((moment) => now - moment < WINDOW_MS), now];
    const isEnough =
      page === undefined || isLast || breaker.opened > 0 || breaker.failures.length >= MAX_FAILURES;
    if (!isEnough || breaker.until !== undefined) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** breaker.opened, LONGEST_PAUSE_MS);
    breaker.opened += 1;
    breaker.until = now + pause;
    const seconds = pause / 1000;
    this.report({ event: 'remote-excluded', remote, version, page, composition, seconds });
  }

  /** True while the release is excluded. After the pause, reports that it is tried again. */
  isOpen(release: RemoteRelease): boolean {
    const breaker = this.breakers.get(keyOf(release));
    if (breaker?.until === undefined) return false;
    if (this.now() < breaker.until) return true;
    breaker.until = undefined;
    breaker.failures = [];
    this.report({ event: 'remote-tried-again', ...release });
    return false;
  }

  /** True for a release that has ended a worker within the window. */
  isSuspect(release: RemoteRelease): boolean {
    const { failures = [] } = this.breakers.get(keyOf(release)) ?? {};
    const since = this.now() - WINDOW_MS;
    return failures.some((moment) => moment > since);
  }

  /** True for a release that has ever been excluded. If possible, another release replaces it. */
  hasOpened(release: RemoteRelease): boolean {
    return (this.breakers.get(keyOf(release))?.opened ?? 0) > 0;
  }

  /**
   * Lists the excluded remotes of a composition.
   * @param isLast true if only one worker is left. Then remotes that have just ended a worker are
   * excluded as well.
   */
  openIn({ versions }: Composition, isLast = false): RemoteName[] {
    if (this.breakers.size === 0) return [];
    const isOut = (release: RemoteRelease) =>
      this.isOpen(release) || (isLast && this.isSuspect(release));
    return Object.entries(versions).flatMap(([remote, version]) =>
      remote !== 'shell' && isOut({ remote, version }) ? remote : [],
    );
  }
}

const keyOf = ({ remote, version }: RemoteRelease) => `${remote}@${version}`;
