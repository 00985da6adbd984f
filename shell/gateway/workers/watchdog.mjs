// This thread runs beside the renderer's thread, so it still works when the renderer is in an
// endless loop.
import { readFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';

const CHECK_MS = 50;
/**
 * Maximum number of times that the renderer is paused to read its stack. One pause may not be
 * enough, because the remote's code may wait in a microtask and be missing from the stack.
 */
const MOST_PAUSES = 20;
/**
 * Time after which the process is ended even without a pause. Then the culprit stays unknown. A
 * pause takes less time, even on a busy machine.
 */
const PAUSE_LIMIT_MS = 5000;

/** @type {{ beats: Int32Array, pipe: number, memoryLimit: number }} */
const { beats, pipe, memoryLimit } = workerData;

/**
 * Returns the CPU time of the renderer's thread in ms, so that other load on the machine does not
 * look like a hang. Without `/proc`, returns the CPU time of the whole process.
 */
function cpuTime() {
  try {
    const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    // Fields 14 and 15 of proc(5), in ticks of 10 ms. The second field, a name, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

let lastBeat = -1;
let cpuAtBeat = 0;
let isEnding = false;

setInterval(() => {
  if (isEnding) return;
  const beat = Atomics.load(beats, 0);
  const cpu = cpuTime();
  if (beat !== lastBeat) {
    lastBeat = beat;
    cpuAtBeat = cpu;
    return;
  }
  const cpuMs = cpu - cpuAtBeat;
  const rss = process.memoryUsage.rss();
  // A loop that allocates memory is ended before it exhausts the machine's memory.
  if (cpuMs < Atomics.load(beats, 1) && rss < memoryLimit) return;
  isEnding = true;
  pauseAndEnd(cpuMs, rss);
}, CHECK_MS);

/**
 * Reports the running scripts, innermost first, and ends the process, because nothing else ends a
 * loop.
 */
function pauseAndEnd(cpuMs, rss) {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map();
  let pauses = 0;
  const end = (scripts) => {
    writeSync(pipe, `${JSON.stringify({ cpuMs, rss, scripts })}\n`);
    process.kill(process.pid, 'SIGKILL');
  };
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => {
    pauses += 1;
    const scripts = params.callFrames
      .map(({ location }) => urls.get(location.scriptId) ?? '')
      .filter((url) => url !== '');
    if (scripts.some((url) => url.startsWith('http')) || pauses === MOST_PAUSES) end(scripts);
    else session.post('Debugger.resume', () => session.post('Debugger.pause'));
  });
  session.post('Debugger.enable', () => session.post('Debugger.pause'));
  // Ends the process even if it cannot be paused because native code is running.
  setTimeout(end, PAUSE_LIMIT_MS, []);
}
