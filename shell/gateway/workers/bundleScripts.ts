import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Options for scripts that run in Node. */
export const NODE_OPTIONS = [
  '--out-extension:.js=.mjs',
  '--platform=node',
  '--format=esm',
  '--target=node20',
  // Libraries such as the S3 client are CommonJS, and require Node's modules.
  '--banner:js=import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
];

/**
 * Bundles each entry and everything that it imports into one script of the same name.
 * @param outdir folder for the scripts
 * @param options further options of esbuild's command
 * @throws Error with esbuild's message if a file cannot be bundled
 */
export function bundleScripts(
  entries: readonly string[],
  outdir: string,
  options: readonly string[],
): void {
  // Unlike esbuild's API, its command leaves no service process behind.
  execFileSync(require.resolve('esbuild/bin/esbuild'), [
    ...entries,
    `--outdir=${outdir}`,
    '--entry-names=[name]',
    '--bundle',
    '--log-level=error',
    ...options,
  ]);
}
