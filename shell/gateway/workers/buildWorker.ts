import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);

let built: string | undefined;

/**
 * Bundles the script of a render worker into one JavaScript file, once per process, and again if
 * that temporary file was removed. Compiling TypeScript in each worker would cost 30 MB of memory
 * and half a second of computing.
 * @returns path of the file, which is removed when this process exits
 */
export function buildWorker(): string {
  if (built && existsSync(built)) return built;
  const outdir = mkdtempSync(path.join(tmpdir(), 'render-worker-'));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  // Unlike esbuild's API, its command leaves no service process behind.
  execFileSync(require.resolve('esbuild/bin/esbuild'), [
    path.join(import.meta.dirname, 'renderWorker.ts'),
    // The worker loads the watchdog from its own folder.
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
