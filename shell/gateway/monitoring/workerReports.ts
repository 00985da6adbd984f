import { MEMORY_INTERVAL_MS } from './WorkerMemory';

/** From a render worker to the gateway, which writes and counts it. */
interface WorkerReport {
  type: 'event';
  event: object;
}

/** In a render worker: hands an event to the gateway, or writes it where there is none. */
export function reportToGateway(event: object): void {
  const message: WorkerReport = { type: 'event', event };
  if (process.connected) process.send?.(message);
  else process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
}

/** In a render worker: tells the gateway its memory, for as long as it lives. */
export function reportMemory(): void {
  const tell = () =>
    reportToGateway({ event: 'worker-memory', pid: process.pid, bytes: process.memoryUsage.rss() });
  tell();
  setInterval(tell, MEMORY_INTERVAL_MS).unref();
}
