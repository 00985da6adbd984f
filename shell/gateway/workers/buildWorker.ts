import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleScripts } from './bundleScripts';

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
  const entries = [
    path.join(import.meta.dirname, 'renderWorker.ts'),
    // The worker loads the watchdog from its own folder.
    path.join(import.meta.dirname, 'watchdog.mjs'),
  ];
  bundleScripts(entries, outdir, [
    '--out-extension:.js=.mjs',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    // Libraries such as the S3 client are CommonJS, and require Node's modules.
    '--banner:js=import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
  ]);
  built = path.join(outdir, 'renderWorker.mjs');
  return built;
}
