import { format } from 'node:util';
import { stderrFile } from '@marketplace/contracts/server/fileLog';
import { maskPersonal } from '../../src/errors/reports/maskPersonal';

/** Method of the console → level in the log. */
const LEVELS = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const;

/**
 * Turns console output of bundles into log lines: one line of JSON each, with the time and the
 * trace of the page. Truncates long output and masks personal data.
 */
export function logConsole(currentTrace: () => string | undefined): void {
  const toPipe = console.error.bind(console);
  // Writing must not throw, even if nobody reads the output any more.
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
