import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);

let built: string | undefined;

/**
 * The script of a render worker as one file of JavaScript, built once per process, and again where a
 * cleaner of temporary files has removed it: what translates TypeScript costs each worker 30 MB and half
 * a second of computing at its start.
 *
 * @returns the file; it is removed when this process exits
 */
export function buildWorker(): string {
  if (built && existsSync(built)) return built;
  const outdir = mkdtempSync(path.join(tmpdir(), 'render-worker-'));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  // As a command, which leaves no service behind.
  execFileSync(require.resolve('esbuild/bin/esbuild'), [
    path.join(import.meta.dirname, 'renderWorker.ts'),
    // Beside the worker, as the worker expects it.
    path.join(import.meta.dirname, 'watchdog.mjs'),
    `--outdir=${outdir}`,
    '--entry-names=[name]',
    '--out-extension:.js=.mjs',
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--log-level=error',
  ]);
  built = path.join(outdir, 'renderWorker.mjs');
  return built;
}
