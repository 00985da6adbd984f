import { Worker } from 'node:worker_threads';

const BEAT_MS = 50;
/**
 * Maximum CPU time between two heartbeats, in ms. A heartbeat is recorded every `BEAT_MS`, and at
 * the start and end of each page. Every page takes less than 150 ms.
 */
const HANG_CPU_MS = 500;
/** The same limit while bundles are evaluated and compiled for the first time, in ms. */
const START_HANG_CPU_MS = 3000;

interface Watchdog {
  /** Records a heartbeat. Called for each page, because many pages in one turn are no hang. */
  beat: () => void;
  /** Switches to the limit of a serving worker. */
  setReady: () => void;
}

interface WatchdogOptions {
  /** File descriptor from which the gateway reads why the process was ended. */
  pipe: number;
  /** Resident memory in bytes at which a thread without a heartbeat is ended immediately. */
  memoryLimit: number;
}

/**
 * Ends this process if its main thread hangs, and reports to the gateway which scripts ran. It
 * measures the CPU time of the thread, so that a busy machine does not end workers.
 */
export function startWatchdog({ pipe, memoryLimit }: WatchdogOptions): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  Atomics.store(beats, 1, START_HANG_CPU_MS);
  const thread = new Worker(new URL('./watchdog.mjs', import.meta.url), {
    workerData: { beats, pipe, memoryLimit },
    // The thread needs no TypeScript loader.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  thread.unref();
  const beat = () => void Atomics.add(beats, 0, 1);
  setInterval(beat, BEAT_MS).unref();
  return { beat, setReady: () => void Atomics.store(beats, 1, HANG_CPU_MS) };
}
