import { Worker } from 'node:worker_threads';

const BEAT_MS = 50;
/** Computing without a turn of the event loop, a page or a remote in between, ms; no page takes 150. */
const HANG_CPU_MS = 500;
/** While bundles are evaluated and compiled for the first time, ms. */
const START_HANG_CPU_MS = 3000;

interface Watchdog {
  /** Tells that something has been done: many pages in one turn of the event loop are no hang. */
  beat: () => void;
  /** From now on the limit is that of a worker that serves. */
  setReady: () => void;
}

interface WatchdogOptions {
  /** File descriptor that the gateway reads the cause of the end from. */
  pipe: number;
  /** Resident bytes past which a thread that does not beat is ended. */
  memoryLimit: number;
}

/**
 * Ends this process when its main thread computes without end, and tells the gateway which scripts ran.
 * Measured by the thread's CPU time, so that a machine that is busy ends nobody.
 */
export function startWatchdog({ pipe, memoryLimit }: WatchdogOptions): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  Atomics.store(beats, 1, START_HANG_CPU_MS);
  const thread = new Worker(new URL('./watchdog.mjs', import.meta.url), {
    workerData: { beats, pipe, memoryLimit },
    // Without what translates TypeScript.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  thread.unref();
  const beat = () => void Atomics.add(beats, 0, 1);
  setInterval(beat, BEAT_MS).unref();
  return { beat, setReady: () => void Atomics.store(beats, 1, HANG_CPU_MS) };
}
