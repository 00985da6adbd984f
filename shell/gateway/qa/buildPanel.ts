import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@marketplace/contracts/federation/integrityOf';
import { bundleScripts } from '../workers/bundleScripts';

/** A script of the panel. */
export interface PanelFile {
  bytes: Buffer;
  /** Subresource Integrity value. */
  integrity: string;
}

export interface PanelFiles {
  /** Script of the panel's own page. */
  panel: PanelFile;
  /** Script that opens the panel on a page of the shop. */
  loader: PanelFile;
  /** Script that seeds the random numbers of a page. */
  chance: PanelFile;
}

let built: PanelFiles | undefined;

/**
 * Bundles the panel of test sessions from its source, once per process. The scripts belong to the
 * gateway, not to a release, so that shoppers do not load them.
 * @throws Error with esbuild's message if a source does not compile
 */
export function buildPanel(): PanelFiles {
  if (built) return built;
  const outdir = mkdtempSync(path.join(tmpdir(), 'panel-'));
  const sourceOf = (file: string) => path.join(import.meta.dirname, '../../panel', file);
  try {
    const entries = ['main.tsx', 'loader/loader.ts', 'loader/chance.ts'].map(sourceOf);
    bundleScripts(entries, outdir, [
      '--format=iife',
      '--minify',
      '--jsx=automatic',
      '--define:process.env.NODE_ENV="production"',
      '--target=chrome109,firefox115,safari16',
    ]);
    built = {
      panel: readScript(outdir, 'main'),
      loader: readScript(outdir, 'loader'),
      chance: readScript(outdir, 'chance'),
    };
    return built;
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

function readScript(folder: string, name: string): PanelFile {
  const bytes = readFileSync(path.join(folder, `${name}.js`));
  return { bytes, integrity: integrityOf(bytes) };
}
