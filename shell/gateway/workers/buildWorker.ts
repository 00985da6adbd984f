import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleScripts, NODE_OPTIONS } from './bundleScripts';

const SCRIPT = 'renderWorker.mjs';
/** Script that `npm run build` writes beside the gateway's own. */
const PRODUCTION_SCRIPT = path.join(import.meta.dirname, SCRIPT);

let built: string | undefined;

/**
 * Returns the script of a render worker. Outside a production build, bundles it once per process,
 * and again if that temporary file was removed, because compiling TypeScript in each worker would
 * cost 30 MB of memory and half a second of computing.
 * @returns path of the file, which is removed when this process exits
 */
export function findWorker(): string {
  if (existsSync(PRODUCTION_SCRIPT)) return PRODUCTION_SCRIPT;
  if (built && existsSync(built)) return built;
  const outdir = mkdtempSync(path.join(tmpdir(), 'render-worker-'));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  built = buildWorker(outdir);
  return built;
}

/**
 * Bundles the script of a render worker.
 * @returns path of the file
 */
export function buildWorker(outdir: string): string {
  const entries = [
    path.join(import.meta.dirname, 'renderWorker.ts'),
    // The worker loads the watchdog from its own folder.
    path.join(import.meta.dirname, 'watchdog.mjs'),
  ];
  bundleScripts(entries, outdir, NODE_OPTIONS);
  return path.join(outdir, SCRIPT);
}
