import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { PartName, RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { CompositionProblem } from '../../src/app/server/createRenderer';
import { type RemoteRelease, remoteInStack } from '../../src/federation/releaseAddress';
import { findWorker } from './buildWorker';
import type {
  GatewayMessage,
  HangReport,
  PoolSettings,
  WorkerEvent,
  WorkerMessage,
} from './renderProtocol';
import { workerEnvironment } from './workerEnvironment';

/**
 * Time in which a worker must start. A start takes a few seconds, and the watchdog ends an endless
 * loop earlier. The time is limited, because no other composition can take over while the workers
 * of a live composition start.
 */
const READY_LIMIT_MS = 60_000;
const DRAIN_LIMIT_MS = 8000;
const PAGE_BYTES = 4096;
/**
 * Size of V8's young generation in MB (16 by default). With many pages at a time, most objects
 * would outlive a collection in a smaller young generation.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/** A page that a worker renders. */
export interface Render {
  path: string;
  owner: RemoteName | undefined;
  /** The visitor's network. */
  network: string;
}

/** The end of a worker: its exit code or signal, and the cause if the watchdog has named it. */
export interface WorkerEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Report of the watchdog that ended the process; absent if the process ended otherwise. */
  hang?: HangReport;
  /** The remote whose code ran when the watchdog ended the process. */
  culprit?: RemoteRelease;
  /** The system's reason if the process could not start. */
  detail?: string;
}

/**
 * One render process. It stands by until it gets a composition, and renders the pages of that
 * composition until it ends. It may load releases while it stands by.
 */
export class WorkerProcess {
  readonly socket = path.join(tmpdir(), `render-${process.pid}-${randomUUID()}.sock`);
  readonly ended: Promise<WorkerEnd>;
  /** Pages that the process is rendering. */
  readonly renders = new Set<Render>();
  private readonly child: ChildProcess;
  /** Releases that the process loads while it stands by, by part. */
  private preloaded: Readonly<Record<PartName, string>> = {};

  /**
   * @throws Error if the system has no memory for a process, or no disk space for its script;
   * `ended` reports later failures
   */
  constructor() {
    this.child = fork(findWorker(), {
      execArgv: [YOUNG_GENERATION],
      env: workerEnvironment(process.env),
      // The worker's watchdog writes its report to the pipe (`WATCHDOG_PIPE`).
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
    });
    this.ended = this.followEnd();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Makes the process load the releases of a composition, of which its later composition has all. */
  preload(settings: PoolSettings): void {
    this.preloaded = settings.composition.versions;
    this.send({ preload: settings });
  }

  /** False if the process has loaded a release that a composition lacks or excludes. */
  fits({ composition: { versions }, without }: PoolSettings): boolean {
    return Object.entries(this.preloaded).every(
      ([part, version]) => versions[part] === version && !without.includes(part),
    );
  }

  /**
   * Makes the process load and serve a composition.
   * @returns problems of pages that the process cannot render
   * @throws Error with the reason if the process ends before it serves
   */
  start(
    settings: PoolSettings,
    onEvent: (event: WorkerEvent) => void,
  ): Promise<CompositionProblem[]> {
    const ready = this.followStart(onEvent);
    this.send({ ...settings, socket: this.socket });
    return ready;
  }

  /** Resident memory in bytes; 0 if the system does not report it. */
  residentBytes(): number {
    try {
      const [, pages] = readFileSync(`/proc/${this.child.pid}/statm`, 'utf8').split(' ');
      return Number(pages) * PAGE_BYTES;
    } catch {
      return 0;
    }
  }

  /** Ends the process after its current requests, or after a time limit. */
  async drain(): Promise<void> {
    const timer = setTimeout(() => this.child.kill('SIGKILL'), DRAIN_LIMIT_MS);
    this.send('drain');
    await this.ended;
    clearTimeout(timer);
  }

  /** Sends a message. An ended process is no error here, because `ended` reports the end. */
  private send(message: GatewayMessage): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private async followEnd(): Promise<WorkerEnd> {
    let detail: string | undefined;
    // This listener is never removed, because an `error` without a listener would end the gateway.
    // After a failed start, `close` follows.
    this.child.on('error', ({ message }) => {
      detail ??= message;
    });
    // If no file descriptor is free, Node creates no streams.
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
      let reason: string | undefined;
      this.child.on('message', (message: WorkerMessage) => {
        if (message.type === 'event') {
          if (message.event.event === 'worker-failed') reason = message.event.detail;
          onEvent(message.event);
          return;
        }
        clearTimeout(timer);
        resolve(message.problems);
      });
      void this.ended.then((end) => {
        clearTimeout(timer);
        reject(new Error(`A render worker could not start: ${reason ?? describeEnd(end)}`));
      });
    });
  }
}

function describeEnd({ code, signal, hang, detail }: WorkerEnd): string {
  if (detail !== undefined) return detail;
  if (hang) return 'its main thread hung.';
  return `it ended with ${signal ?? `the exit code ${code}`}.`;
}

/** Returns `undefined` if the watchdog did not end the worker. */
function readHang(lastWords: string): HangReport | undefined {
  try {
    // The cast is safe: our own watchdog wrote this JSON.
    return JSON.parse(lastWords) as HangReport;
  } catch {
    return undefined;
  }
}
