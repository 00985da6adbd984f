import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import { type RemoteRelease, remoteInStack } from '../../src/app/server/releaseAddress';
import { buildWorker } from './buildWorker';
import type { HangReport, WorkerEvent, WorkerMessage, WorkerSettings } from './renderProtocol';
import { workerEnvironment } from './workerEnvironment';

/**
 * By the clock; a worker that computes without end is ended before by its watchdog. A start takes a few
 * seconds, and while that of a live composition lasts no other one can take over.
 */
const READY_LIMIT_MS = 60_000;
const DRAIN_LIMIT_MS = 8000;
const PAGE_BYTES = 4096;
/** In MB, by default 16: with many pages at a time, most of what they need outlives a collection. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** A page that a worker makes. */
export interface Render {
  path: string;
  owner: RemoteName | undefined;
  /** Of the visitor that it is made for. */
  network: string;
}

/** Exit of a worker: its code or signal, and the cause where the watchdog has named it. */
export interface WorkerEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Code that ran when the watchdog ended the process; absent where it ended otherwise. */
  hang?: HangReport;
  /** The remote whose code ran then. */
  culprit?: RemoteRelease;
  /** The system's reason where there was no process at all. */
  detail?: string;
}

type Settings = Omit<WorkerSettings, 'socket'>;

/** One render process: it stands by until it is given a composition, which it renders to its end. */
export class WorkerProcess {
  readonly socket = path.join(tmpdir(), `render-${process.pid}-${randomUUID()}.sock`);
  readonly ended: Promise<WorkerEnd>;
  /** Pages it is making. */
  readonly renders = new Set<Render>();
  private readonly child: ChildProcess;

  /** @throws where the system has no memory for a process, or no room for the worker's script; else `ended` tells */
  constructor() {
    this.child = fork(buildWorker(), {
      execArgv: [YOUNG_GENERATION],
      env: workerEnvironment(process.env),
      // The last is that of the watchdog.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
    });
    this.ended = this.followEnd();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * Loads a composition. Resolves when it serves, with what it cannot render.
   *
   * @throws when it ends before
   */
  start(settings: Settings, onEvent: (event: WorkerEvent) => void): Promise<CompositionProblem[]> {
    const ready = this.followStart(onEvent);
    this.send({ ...settings, socket: this.socket });
    return ready;
  }

  /** Resident bytes; 0 where the system does not tell. */
  residentBytes(): number {
    try {
      const [, pages] = readFileSync(`/proc/${this.child.pid}/statm`, 'utf8').split(' ');
      return Number(pages) * PAGE_BYTES;
    } catch {
      return 0;
    }
  }

  /** Ends it when its requests in flight are answered; after some time in any case. */
  async drain(): Promise<void> {
    const timer = setTimeout(() => this.child.kill('SIGKILL'), DRAIN_LIMIT_MS);
    this.send('drain');
    await this.ended;
    clearTimeout(timer);
  }

  /** One that has ended gets nothing, which is no error: `ended` tells of it. */
  private send(message: WorkerSettings | 'drain'): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private async followEnd(): Promise<WorkerEnd> {
    let detail: string | undefined;
    // Lasting, since one without a listener would end the gateway. `close` follows that of a failed start.
    this.child.on('error', ({ message }) => {
      detail ??= message;
    });
    // Node makes no streams where the system has no file descriptor left.
    const pipe = this.child.stdio?.[4];
    const lastWords = pipe && 'readable' in pipe ? text(pipe).catch(() => '') : '';
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
      this.child.once('close', (...end) => resolve(end));
    });
    rm(this.socket, { force: true }).catch(() => undefined);
    const hang = readHang(await lastWords);
    const culprit = hang && remoteInStack(hang.scripts.join('\n'));
    return {
      code,
      signal,
      ...(hang && { hang }),
      ...(culprit && { culprit }),
      ...(detail !== undefined && { detail }),
    };
  }

  private followStart(onEvent: (event: WorkerEvent) => void): Promise<CompositionProblem[]> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.child.kill('SIGKILL'), READY_LIMIT_MS);
      this.child.on('message', (message: WorkerMessage) => {
        if (message.type === 'event') {
          onEvent(message.event);
          return;
        }
        clearTimeout(timer);
        resolve(message.problems);
      });
      void this.ended.then(() => {
        clearTimeout(timer);
        reject(new Error('A render worker could not start.'));
      });
    });
  }
}

/** `undefined` where the watchdog did not end the worker. */
function readHang(lastWords: string): HangReport | undefined {
  try {
    // Written by our own watchdog.
    return JSON.parse(lastWords) as HangReport;
  } catch {
    return undefined;
  }
}
