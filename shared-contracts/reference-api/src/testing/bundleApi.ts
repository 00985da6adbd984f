import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(__dirname, '..');

/** The part of the bundler that is used here; it is there because tsx translates with it. */
interface Bundler {
  build: (options: object) => Promise<unknown>;
}

/**
 * Puts the API into one file of JavaScript, so that a test that starts it again and again does not
 * wait for three hundred files to be found and translated each time.
 * @param name of the file, which lies where packages are found from
 */
export async function bundleApi(name: string) {
  const require = createRequire(__filename);
  const script = join(SOURCES, '..', '..', '..', 'node_modules', '.cache', `${name}.mjs`);
  // Its types are no package of ours.
  const { build } = createRequire(require.resolve('tsx'))('esbuild') as Bundler;
  await build({
    entryPoints: [join(SOURCES, 'cli/main.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [{ name: 'packages', setup: leavePackagesOut }],
    // Files beside the sources are found from there.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(SOURCES, 'cli/main.ts')).href) },
    logLevel: 'silent',
  });
  return { script, remove: () => rm(script, { force: true }) };
}

type Resolve = (wanted: { path: string }) => { external: boolean } | undefined;

interface Building {
  onResolve: (on: { filter: RegExp }, resolve: Resolve) => void;
}

function leavePackagesOut(building: Building): void {
  building.onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
    path.startsWith('@marketplace/') ? undefined : { external: true },
  );
}
