import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(__dirname, '..');

/** The part of esbuild's API that is used here. esbuild is installed as a dependency of tsx. */
interface Bundler {
  build: (options: object) => Promise<unknown>;
}

/** Packages that load files beside their own code: native modules, WebAssembly and word lists. */
const NOT_BUNDLED = [
  ...['@electric-sql/*', '@node-rs/*', '@swc/*', '@zxcvbn-ts/*'],
  ...['nodemailer', 'pg-native', 'sharp'],
];
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/**
 * Bundles the API into one JavaScript file, so that tests which start it often do not compile a
 * thousand files each time.
 * @param name of the file, which is written where Node finds the packages
 */
export async function bundleApi(name: string) {
  const require = createRequire(__filename);
  const script = join(SOURCES, '..', '..', '..', 'node_modules', '.cache', `${name}.mjs`);
  // esbuild's types are not installed.
  const { build } = createRequire(require.resolve('tsx'))('esbuild') as Bundler;
  await build({
    entryPoints: [join(SOURCES, 'cli/main.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: NOT_BUNDLED,
    // Packages in CommonJS call `require` for Node's modules, which ES modules do not have.
    banner: { js: REQUIRE },
    // With the URL of the sources, relative paths stay valid.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(SOURCES, 'cli/main.ts')).href) },
    logLevel: 'silent',
  });
  return { script, remove: () => rm(script, { force: true }) };
}
