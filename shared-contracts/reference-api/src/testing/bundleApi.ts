import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(__dirname, '..');

/** The part of esbuild's API that is used here; tsx depends on esbuild. */
interface Bundler {
  build: (options: object) => Promise<unknown>;
}

/** Packages that load files from beside their code: native modules, WebAssembly, word lists. */
const NOT_BUNDLED = [
  ...['@electric-sql/*', '@node-rs/*', '@swc/*', '@zxcvbn-ts/*'],
  ...['nodemailer', 'pg-native', 'sharp'],
];
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/**
 * Bundles the API into one JavaScript file, so that tests which start it often do not resolve and
 * compile a thousand files each time.
 * @param name of the file, written where Node finds the packages
 */
export async function bundleApi(name: string) {
  const require = createRequire(__filename);
  const script = join(SOURCES, '..', '..', '..', 'node_modules', '.cache', `${name}.mjs`);
  // esbuild's types are not a dependency.
  const { build } = createRequire(require.resolve('tsx'))('esbuild') as Bundler;
  await build({
    entryPoints: [join(SOURCES, 'cli/main.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: NOT_BUNDLED,
    // CommonJS packages call `require` for Node's modules, which ES modules lack.
    banner: { js: REQUIRE },
    // Paths relative to the sources stay valid.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(SOURCES, 'cli/main.ts')).href) },
    logLevel: 'silent',
  });
  return { script, remove: () => rm(script, { force: true }) };
}
