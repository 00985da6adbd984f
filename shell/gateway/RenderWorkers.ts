import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from './liveComposition';
import type { WorkerSettings } from './renderProtocol';

const READY_LIMIT_MS = 30_000;
const DRAIN_LIMIT_MS = 8000;
const RESTART_PAUSE_MS = 500;

/** The render processes of one composition: restarted when they die, used round robin, drained at the end. */
export class RenderWorkers {
  private readonly ready: { child: ChildProcess; socket: string }[] = [];
  private readonly children = new Set<ChildProcess>();
  private isDraining = false;
  private started = 0;
  private nextIndex = 0;

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

  /** Socket of the next worker; `undefined` while none is ready. */
  nextSocket(): string | undefined {
    this.nextIndex = (this.nextIndex + 1) % Math.max(this.ready.length, 1);
    return this.ready[this.nextIndex]?.socket;
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
      execArgv: ['--import', 'tsx'],
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
        this.ready.push({ child, socket });
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
