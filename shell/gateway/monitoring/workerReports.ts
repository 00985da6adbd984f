import { MEMORY_INTERVAL_MS } from './WorkerMemory';

/** Message from a render worker to the gateway, which logs and counts it. */
interface WorkerReport {
  type: 'event';
  event: object;
}

/** In a render worker: sends an event to the gateway, or logs it if there is no gateway. */
export function reportToGateway(event: object): void {
  const message: WorkerReport = { type: 'event', event };
  if (process.connected) process.send?.(message);
  else process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
}

/** In a render worker: reports its memory to the gateway at intervals. */
export function reportMemory(): void {
  const tell = () =>
    reportToGateway({ event: 'worker-memory', pid: process.pid, bytes: process.memoryUsage.rss() });
  tell();
  setInterval(tell, MEMORY_INTERVAL_MS).unref();
}
