import { remoteInStack } from '../../src/federation/releaseAddress';
import type { WorkerEvent } from './renderProtocol';

/** Functions by which a bundle could end the process. */
const ENDINGS = ['exit', 'abort', 'kill', 'disconnect'] as const;
/**
 * Minimum time between two reports of the same event of a remote, because a timer may throw a
 * hundred times a second.
 */
const REPORT_PAUSE_MS = 1000;

/**
 * Keeps a render worker alive whatever its bundles do. Reports unhandled rejections and exceptions,
 * and makes calls that would end the process throw instead. Must be called before a bundle is
 * evaluated.
 * @returns the function by which the worker itself exits
 */
export function guardProcess(report: (event: WorkerEvent) => void): (code: number) => void {
  const exit = process.exit.bind(process);
  const reported = new Map<string, number>();
  const tell = (event: WorkerEvent['event'], error: unknown) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const remote = remoteInStack(detail);
    const key = `${event} ${remote?.remote}`;
    const now = performance.now();
    if (now - (reported.get(key) ?? -REPORT_PAUSE_MS) < REPORT_PAUSE_MS) return;
    reported.set(key, now);
    report({ event, ...remote, detail });
  };
  const disconnect = process.disconnect?.bind(process);
  for (const name of ENDINGS) {
    Object.defineProperty(process, name, {
      value: () => {
        const error = new Error(`A render worker is not ended by process.${name}().`);
        // Node calls `disconnect` when the gateway has died, and that must end the worker.
        if (name === 'disconnect' && !remoteInStack(error.stack ?? '')) return disconnect?.();
        tell('exit-refused', error);
        throw error;
      },
    });
  }
  process.on('unhandledRejection', (reason) => tell('unhandled-rejection', reason));
  process.on('uncaughtException', (error) => tell('uncaught-exception', error));
  return exit;
}
