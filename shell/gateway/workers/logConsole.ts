import { format } from 'node:util';
import { stderrFile } from '@marketplace/contracts/server/fileLog';
import { maskPersonal } from '../../src/errors/reports/maskPersonal';

/** Levels of the log by the console's methods. */
const LEVELS = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const;

/**
 * Turns console output of bundles into log lines: one line of JSON each, with its time and the trace of the
 * page, truncated and with personal data masked.
 */
export function logConsole(currentTrace: () => string | undefined): void {
  const toPipe = console.error.bind(console);
  // Writing must not throw, even if the reader is gone.
  const write = (line: string) => (stderrFile ? stderrFile.write(`${line}\n`) : toPipe(line));
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.defineProperty(console, method, {
      value: (...given: unknown[]) => {
        const detail = maskPersonal(format(...given));
        const time = new Date().toISOString();
        write(JSON.stringify({ time, level, event: 'console', trace: currentTrace(), detail }));
      },
      writable: true,
    });
  }
}
