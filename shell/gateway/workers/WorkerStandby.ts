import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { composeReleases } from '../releases/liveComposition';
import type { PoolSettings } from './renderProtocol';
import { WorkerProcess } from './WorkerProcess';

/**
 * Delay before a new standby process starts, after the last one was taken, has ended or could not
 * start. It leaves the processor to a process that was just taken, which still loads its releases.
 */
const NEXT_PAUSE_MS = 3000;
/** The same delay if processes load most releases while they stand by. */
const PRELOADED_PAUSE_MS = 1000;

/**
 * Keeps one started process. So the replacement of a dead worker, or a worker of a new composition,
 * is ready sooner. In production, the process has loaded nothing yet, and can serve any composition.
 * A process with loaded releases would take three times as much memory. In development, the process
 * has loaded every release except those of the parts that are built from source. So each build is
 * served soon, and by a process that has never loaded an earlier build.
 */
export class WorkerStandby {
  private next: WorkerProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** Settings of the last process that was taken. */
  private last: PoolSettings | undefined;

  /** @param sourceParts parts that are built from source */
  constructor(private readonly sourceParts: readonly PartName[] = []) {}

  /**
   * @param settings composition that the process has to serve
   * @throws the errors of the constructor of `WorkerProcess`
   */
  take(settings: PoolSettings): WorkerProcess {
    const { next } = this;
    this.next = undefined;
    this.last = settings;
    this.schedule();
    if (next?.fits(settings)) return next;
    void next?.drain();
    return new WorkerProcess();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.next?.drain();
  }

  /** Remotes that are built from source. The shell is loaded before any other part. */
  private get changing(): PartName[] {
    return this.sourceParts.filter((part) => part !== 'shell');
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const pause = this.changing.length > 0 ? PRELOADED_PAUSE_MS : NEXT_PAUSE_MS;
    if (!this.isStopped) this.timer = setTimeout(() => this.prepare(), pause);
  }

  private prepare(): void {
    if (this.next) return;
    try {
      const next = new WorkerProcess();
      this.next = next;
      if (this.last && this.changing.length > 0)
        next.preload(withoutParts(this.last, this.changing));
      void next.ended.then(() => {
        if (this.next !== next) return;
        this.next = undefined;
        this.schedule();
      });
    } catch {
      // Nothing is reported here. If a pool cannot get a process, the pool reports the error.
      this.schedule();
    }
  }
}

/** Removes parts, and the remotes that are excluded from pages, from a composition. */
function withoutParts(settings: PoolSettings, parts: readonly PartName[]): PoolSettings {
  const { composition, pages, slots, without } = settings;
  const isKept = (part: PartName) => !parts.includes(part) && !without.includes(part);
  const versions = Object.entries(composition.versions).filter(([part]) => isKept(part));
  const widgets = Object.entries(slots.widgets).filter(([, part]) => isKept(part));
  return {
    ...settings,
    composition: composeReleases(versions),
    pages: pages.filter(({ owner }) => isKept(owner)),
    slots: { widgets: Object.fromEntries(widgets), services: slots.services.filter(isKept) },
  };
}
