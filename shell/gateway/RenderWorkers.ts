import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from './liveComposition';
import type { WorkerSettings } from './renderProtocol';

const READY_LIMIT_MS = 30_000;
const DRAIN_LIMIT_MS = 8000;
const RESTART_PAUSE_MS = 500;
/** In MB, by default 16: with many pages at a time, most of what they need outlives a collection. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

interface ReadyWorker {
  child: ChildProcess;
  socket: string;
  /** Pages it is making. */
  renders: number;
}

/** A worker's place for one page. */
export interface RenderPlace {
  socket: string;
  /** To be called once the page is there or will not come. */
  leave: () => void;
}

/** The render processes of one composition: restarted when they die, the least busy used, drained at the end. */
export class RenderWorkers {
  private readonly ready: ReadyWorker[] = [];
  private readonly children = new Set<ChildProcess>();
  private isDraining = false;
  private started = 0;

  constructor(
    private readonly settings: Omit<WorkerSettings, 'socket'>,
    private readonly report: (event: object) => void,
  ) {}

  get composition(): Composition {
    return this.settings.composition;
  }

  /** Resolves when all are ready. @throws when one cannot start */
  async start(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.startOne()));
  }

  get isReady(): boolean {
    return this.ready.length > 0;
  }

  /**
   * A place on the worker that makes the fewest pages; `undefined` while none is ready or all make as
   * many as they may.
   */
  takePlace(mostRenders: number): RenderPlace | undefined {
    const [first, ...others] = this.ready;
    if (!first) return undefined;
    const worker = others.reduce(
      (least, next) => (next.renders < least.renders ? next : least),
      first,
    );
    if (worker.renders >= mostRenders) return undefined;
    worker.renders += 1;
    let hasLeft = false;
    const leave = () => {
      if (!hasLeft) worker.renders -= 1;
      hasLeft = true;
    };
    return { socket: worker.socket, leave };
  }

  /** Stops accepting requests and ends each worker when its requests in flight are answered. */
  async drain(): Promise<void> {
    this.isDraining = true;
    await Promise.all(
      [...this.children].map(
        (child) =>
          new Promise<void>((resolve) => {
            const timer = setTimeout(() => child.kill('SIGKILL'), DRAIN_LIMIT_MS);
            child.once('exit', () => {
              clearTimeout(timer);
              resolve();
            });
            if (child.connected) child.send('drain');
          }),
      ),
    );
  }

  private startOne(): Promise<void> {
    this.started += 1;
    const socket = path.join(
      tmpdir(),
      `render-${process.pid}-${this.composition.id}-${this.started}.sock`,
    );
    const child = fork(path.join(import.meta.dirname, 'renderWorker.ts'), {
      execArgv: ['--import', 'tsx', YOUNG_GENERATION],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.children.add(child);
    child.send({ ...this.settings, socket });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), READY_LIMIT_MS);
      let isReady = false;
      child.once('message', () => {
        clearTimeout(timer);
        isReady = true;
        this.ready.push({ child, socket, renders: 0 });
        resolve();
      });
      child.once('exit', (code) => {
        clearTimeout(timer);
        this.remove(child, socket);
        if (!isReady) reject(new Error('A render worker could not start.'));
        else if (!this.isDraining) this.restart(code);
      });
    });
  }

  private remove(child: ChildProcess, socket: string): void {
    this.children.delete(child);
    const index = this.ready.findIndex((worker) => worker.child === child);
    if (index >= 0) this.ready.splice(index, 1);
    rm(socket, { force: true }).catch(() => undefined);
  }

  private restart(code: number | null): void {
    this.report({ event: 'worker-exited', code, composition: this.composition.id });
    setTimeout(() => {
      if (!this.isDraining) this.startOne().catch(() => this.restart(null));
    }, RESTART_PAUSE_MS);
  }
}
