import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(__dirname, '..');

/** The part of the bundler that is used here; it is there because tsx translates with it. */
interface Bundler {
  build: (options: object) => Promise<unknown>;
}

/** Packages with files beside their code: native modules, WebAssembly, word lists, pictures. */
const NOT_BUNDLED = [
  ...['@electric-sql/*', '@iconify-json/*', '@node-rs/*', '@swc/*', '@zxcvbn-ts/*'],
  ...['nodemailer', 'pg-native', 'sharp'],
];
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/**
 * Puts the API into one file of JavaScript, so that a test that starts it again and again does not
 * wait for a thousand files to be found, and its own translated, each time.
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
    external: NOT_BUNDLED,
    // Packages of the older kind ask for Node's own modules with `require`, which ES modules lack.
    banner: { js: REQUIRE },
    // Files beside the sources are found from there.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(SOURCES, 'cli/main.ts')).href) },
    logLevel: 'silent',
  });
  return { script, remove: () => rm(script, { force: true }) };
}
