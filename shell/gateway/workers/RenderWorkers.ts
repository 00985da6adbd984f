import { setTimeout as sleep } from 'node:timers/promises';
import type { PageTable, PartName, RemoteName } from '@marketplace/contracts/pages/pageTable';
import {
  findSlotRefusal,
  type Priority,
  type SlotRefusal,
} from '@marketplace/contracts/server/Slots';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import type { Composition } from '../releases/liveComposition';
import { MEMORY_TIMES, MemoryWatch } from './MemoryWatch';
import type { RemoteBreakers } from './RemoteBreakers';
import type { PoolSettings } from './renderProtocol';
import type { Render, WorkerEnd, WorkerProcess } from './WorkerProcess';
import type { WorkerStandby } from './WorkerStandby';

/** Pages that one worker renders at a time; more would delay each other. */
const MOST_RENDERS = 32;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A worker whose loop allocates memory is ended at this multiple of its memory limit. */
const HARD_LIMIT = 1.5;

export interface PoolOptions extends Omit<PoolSettings, 'without' | 'changed'> {
  /** Number of render processes. */
  size: number;
  /** True if no worker renders a page before it is asked for one. */
  isCold?: boolean;
  /** Interval of memory checks, and time above the limit until a worker is replaced, in ms. */
  memoryTimes?: typeof MEMORY_TIMES;
}

/** A worker's slot for one page. */
export interface RenderSlot {
  socket: string;
  /** Resolves when the worker has ended. */
  ended: Promise<WorkerEnd>;
  /** Must be called when the page has arrived or failed. */
  release: () => void;
}

/**
 * The render processes of one composition. Each page goes to the least busy process. A process that
 * dies, hangs or outgrows its memory is replaced while the others serve. If no process is left,
 * pages wait for the next one.
 */
export class RenderWorkers {
  private readonly ready: WorkerProcess[] = [];
  private readonly all = new Set<WorkerProcess>();
  private readonly waiting = new Set<() => void>();
  private isDraining = false;
  private isFilling = false;
  private memoryCheck: NodeJS.Timeout | undefined;
  private readonly memory: MemoryWatch<WorkerProcess>;
  /** Retries of requests whose first worker has died. They run one at a time. */
  private suspects: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly options: PoolOptions,
    private readonly breakers: RemoteBreakers,
    private readonly standby: WorkerStandby,
    private readonly report: (event: object) => void,
  ) {
    const { memoryLimit, memoryTimes = MEMORY_TIMES } = options;
    this.memory = new MemoryWatch(memoryLimit, memoryTimes.outgrownMs);
  }

  get composition(): Composition {
    return this.options.composition;
  }

  get pages(): PageTable {
    return this.options.pages;
  }

  get isReady(): boolean {
    return this.ready.length > 0;
  }

  get pids(): number[] {
    return this.ready.flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Remotes that are excluded from pages, because their breakers are open. If only one worker is
   * left, remotes that have just ended a worker are excluded as well.
   */
  get excludedRemotes(): RemoteName[] {
    return this.breakers.openIn(this.composition, this.ready.length === 1);
  }

  /**
   * Starts the first worker.
   * @param changed parts whose pages the worker renders first; by default all parts
   * @returns problems of pages that the worker cannot render
   * @throws Error if no worker can start
   */
  async start(changed?: readonly PartName[]): Promise<CompositionProblem[]> {
    for (;;) {
      const before = this.excludedRemotes.length;
      try {
        return await this.startOne(changed);
      } catch (error) {
        // Tries again if a remote was excluded meanwhile, because the next worker starts without
        // that remote.
        if (this.isDraining || this.excludedRemotes.length === before) throw error;
      }
    }
  }

  /**
   * Starts the missing workers one after another, because the first worker is ready sooner if it
   * starts alone. Does nothing if an earlier call is still starting workers.
   * @param outgrown worker that is replaced, but serves until enough others are ready
   */
  async fill(outgrown?: WorkerProcess): Promise<void> {
    const { checkMs } = this.options.memoryTimes ?? MEMORY_TIMES;
    this.memoryCheck ??= setInterval(() => this.checkMemory(), checkMs).unref();
    if (this.isFilling) return;
    this.isFilling = true;
    let pause = FIRST_PAUSE_MS;
    const countStaying = () => this.ready.filter((worker) => worker !== outgrown).length;
    while (!this.isDraining && countStaying() < this.options.size) {
      try {
        await this.startOne();
        pause = FIRST_PAUSE_MS;
      } catch {
        await sleep(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
    this.isFilling = false;
    if (outgrown) this.retire(outgrown);
  }

  /** Resolves to true when a worker is ready; to false after `limitMs` or when the pool drains. */
  async waitUntilReady(limitMs: number): Promise<boolean> {
    if (this.isReady || this.isDraining) return this.isReady;
    await new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.waiting.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, limitMs);
      this.waiting.add(finish);
    });
    return this.isReady;
  }

  /**
   * Acquires a slot on the worker with the fewest pages. Workers that are ready also take the slots
   * of workers that are still starting. This makes some pages slower, but no page is refused
   * because a worker is missing.
   * @returns the slot, or the limit that is reached if no slot is free
   */
  acquireSlot(render: Render, priority: Priority): RenderSlot | SlotRefusal {
    const [first, ...others] = this.ready;
    if (!first) return 'all';
    const worker = others.reduce(
      (least, next) => (next.renders.size < least.renders.size ? next : least),
      first,
    );
    const refusal = findSlotRefusal(
      {
        most: MOST_RENDERS * this.options.size,
        // Estimated from the least busy worker, because a worker that has just started is free even
        // if the others are busy.
        taken: worker.renders.size * this.ready.length,
        own: this.countRenders(render.network),
      },
      priority,
    );
    if (refusal) return refusal;
    worker.renders.add(render);
    return {
      socket: worker.socket,
      ended: worker.ended,
      release: () => void worker.renders.delete(render),
    };
  }

  private countRenders(network: string): number {
    const renders = this.ready.flatMap((worker) => [...worker.renders]);
    return renders.filter((render) => render.network === network).length;
  }

  /** Runs a function after the results of all earlier functions have settled. */
  runSerially<Value>(run: () => Promise<Value>): Promise<Value> {
    const result = this.suspects.then(run);
    this.suspects = result.catch(() => undefined);
    return result;
  }

  /**
   * Records that a page has ended a second worker for an unknown cause. The remote of the page is
   * then excluded immediately.
   */
  recordFailure({ path, owner }: Pick<Render, 'path' | 'owner'>): void {
    if (!owner) return;
    const version = this.composition.versions[owner] ?? '';
    const composition = this.composition.id;
    this.breakers.recordFailure({ remote: owner, version, page: path, composition, isLast: true });
  }

  /** Stops accepting pages, and ends each worker after its current requests. */
  async drain(): Promise<void> {
    this.isDraining = true;
    clearInterval(this.memoryCheck);
    for (const finish of this.waiting) finish();
    await Promise.all([...this.all].map((worker) => worker.drain()));
  }

  private async startOne(first?: readonly PartName[]): Promise<CompositionProblem[]> {
    const { size: _size, memoryTimes: _times, isCold, ...options } = this.options;
    const changed = isCold ? [] : first;
    const settings: PoolSettings = {
      ...options,
      memoryLimit: options.memoryLimit * HARD_LIMIT,
      without: this.breakers.openIn(this.composition),
      ...(changed && { changed }),
    };
    const worker = this.takeProcess(settings);
    this.all.add(worker);
    const ended = worker.ended.then((end) => this.handleEnd(worker, end));
    try {
      const problems = await worker.start(settings, (event) =>
        this.report({ ...event, composition: this.composition.id }),
      );
      this.ready.push(worker);
      for (const finish of this.waiting) finish();
      return problems;
    } catch (error) {
      // When `ended` resolves, `handleEnd` has already recorded a failure that a remote caused.
      const { code, signal, detail, culprit } = await ended;
      if (!culprit) this.reportNotStarted({ code, signal, detail });
      throw error;
    }
  }

  private takeProcess(settings: PoolSettings): WorkerProcess {
    try {
      return this.standby.take(settings);
    } catch (error) {
      this.reportNotStarted({ detail: error instanceof Error ? error.message : 'unknown' });
      throw error;
    }
  }

  private reportNotStarted(reason: Partial<WorkerEnd>): void {
    if (this.isDraining) return;
    this.report({ event: 'worker-not-started', composition: this.composition.id, ...reason });
  }

  /**
   * Reports and replaces a worker that ended unexpectedly.
   * @returns `end`, unchanged
   */
  private handleEnd(worker: WorkerProcess, end: WorkerEnd): WorkerEnd {
    this.all.delete(worker);
    const isServing = this.remove(worker);
    if (this.isDraining || !(isServing || end.culprit)) return end;
    const { code, signal, hang, culprit } = end;
    const composition = this.composition.id;
    const { path: page } = [...worker.renders].find(({ owner }) => owner === culprit?.remote) ?? {};
    this.report({
      event: hang ? 'worker-hung' : 'worker-exited',
      composition,
      ...(hang ? { cpuMs: hang.cpuMs, rss: hang.rss } : { code, signal }),
      ...culprit,
      page,
    });
    const isLast = this.options.size === 1;
    if (culprit) this.breakers.recordFailure({ ...culprit, page, composition, isLast });
    if (isServing) void this.fill();
    return end;
  }

  /** @returns false if the worker was not serving */
  private remove(worker: WorkerProcess): boolean {
    const index = this.ready.indexOf(worker);
    if (index >= 0) this.ready.splice(index, 1);
    return index >= 0;
  }

  private checkMemory(): void {
    const worker = this.memory.findOutgrown(this.ready);
    const hasOthers = this.ready.length > 1;
    // The last worker serves until another one is ready.
    if (!worker || (!hasOthers && this.isFilling)) return;
    const rss = worker.residentBytes();
    this.report({ event: 'worker-outgrown', composition: this.composition.id, rss });
    if (hasOthers) this.retire(worker);
    void this.fill(hasOthers ? undefined : worker);
  }

  private retire(worker: WorkerProcess): void {
    this.remove(worker);
    void worker.drain();
  }
}
