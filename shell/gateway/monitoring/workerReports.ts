import { MEMORY_INTERVAL_MS } from './WorkerMemory';

/** A message from a render worker to the gateway, which logs and counts it. */
interface WorkerReport {
  type: 'event';
  event: object;
}

/** Sends an event from a render worker to the gateway. Logs the event if there is no gateway. */
export function reportToGateway(event: object): void {
  const message: WorkerReport = { type: 'event', event };
  if (process.connected) process.send?.(message);
  else process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
}

/** Makes a render worker report its memory at intervals. */
export function reportMemory(): void {
  const tell = () =>
    reportToGateway({ event: 'worker-memory', pid: process.pid, bytes: process.memoryUsage.rss() });
  tell();
  setInterval(tell, MEMORY_INTERVAL_MS).unref();
}
