import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(__dirname, '..');

/** The part of esbuild's API that is used here. esbuild itself is a dependency of tsx. */
interface Bundler {
  build: (options: object) => Promise<unknown>;
}

const require = createRequire(__filename);

/**
 * These packages stay outside the bundle, because they load files of their own: native modules,
 * WebAssembly and word lists.
 */
// The cast is safe: the list is in the package's own file.
const NOT_BUNDLED = require('../../package.json').notBundled as string[];
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/**
 * Bundles the API into one JavaScript file. Tests that start the API often would otherwise compile
 * a thousand files each time.
 * @param name the file's name without extension; Node finds the packages from the file's folder
 * @param entry another program than the API's, below `src`
 */
export async function bundleApi(name: string, entry = 'cli/main.ts') {
  const script = join(SOURCES, '..', '..', '..', 'node_modules', '.cache', `${name}.mjs`);
  // The cast replaces esbuild's types, which are not installed.
  const { build } = createRequire(require.resolve('tsx'))('esbuild') as Bundler;
  await build({
    entryPoints: [join(SOURCES, entry)],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: NOT_BUNDLED,
    // Packages in CommonJS call `require`, which ES modules do not have.
    banner: { js: REQUIRE },
    // Gives the bundle the URL of the sources, so that relative paths stay valid.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(SOURCES, entry)).href) },
    logLevel: 'silent',
  });
  return { script, remove: () => rm(script, { force: true }) };
}
