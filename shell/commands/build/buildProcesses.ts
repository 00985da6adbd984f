import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildWorker } from '../../gateway/workers/buildWorker';
import { bundleScripts, NODE_OPTIONS } from '../../gateway/workers/bundleScripts';
import { copyPackages } from './copyPackages';

/** Scripts that start the processes of a build. Each build has both. */
export const ENTRIES = ['api.mjs', 'gateway.mjs'];

/** openapi.json has about 400 KB. */
const MAX_DOCUMENT_BYTES = 16 * 2 ** 20;
const API = 'shared-contracts/reference-api';

/**
 * Files that the processes read at run time, by their paths in the project: the decoder of
 * pictures, the demonstration accounts that the API closes, Redoc, and the font of pages without a
 * release. The API finds its files relative to its bundle, which is therefore as deep as `src/cli`
 * in the project.
 */
const READ_FILES: Record<string, string> = {
  [`${API}/src/uploads/decodePicture.mjs`]: 'api/uploads/decodePicture.mjs',
  [`${API}/market/customers.json`]: 'market/customers.json',
  'node_modules/redoc/package.json': 'node_modules/redoc/package.json',
  'node_modules/redoc/bundles/redoc.standalone.js':
    'node_modules/redoc/bundles/redoc.standalone.js',
  'shared-contracts/package.json': 'node_modules/@marketplace/contracts/package.json',
  'shared-contracts/src/design-system/design/fonts/bangla.woff2':
    'node_modules/@marketplace/contracts/src/design-system/design/fonts/bangla.woff2',
};

/**
 * Builds API and gateway as plain JavaScript that runs without the repository and its development
 * dependencies, on the system and processor of this machine. Replaces the folder.
 */
export async function buildProcesses(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Written first, so that the next build may replace a folder of an interrupted build.
  await writeFile(join(folder, 'api.mjs'), "import './api/cli/main.mjs';\n");
  await writeFile(join(folder, 'gateway.mjs'), "import './gateway/main.mjs';\n");
  const notBundled = await readNotBundled(root);
  bundleScripts([`main=${join(root, API, 'src/cli/production.ts')}`], join(folder, 'api/cli'), [
    ...NODE_OPTIONS,
    ...notBundled.map((name) => `--external:${name}`),
    // Reads the sources of the contract; the build has its result.
    '--external:*/openapi/buildOpenApi',
  ]);
  bundleScripts([`main=${join(root, 'shell/gateway/production.ts')}`], join(folder, 'gateway'), [
    ...NODE_OPTIONS,
    // Only test sessions use it, which a production build does not have.
    '--external:esbuild',
  ]);
  buildWorker(join(folder, 'gateway'));
  await writeFile(join(folder, 'api/openapi.json'), await printOpenApi(root));
  for (const [source, target] of Object.entries(READ_FILES)) {
    await cp(join(root, source), join(folder, target), { recursive: true });
  }
  await copyPackages(root, notBundled.filter(isUsed), folder);
}

/** A production build has no embedded database, and does not parse sources. */
const isUsed = (name: string) => !['@electric-sql/pglite', '@swc/core'].includes(name);

async function printOpenApi(root: string): Promise<string> {
  const command = ['--import', 'tsx', join(API, 'src/cli/main.ts'), 'openapi'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    maxBuffer: MAX_DOCUMENT_BYTES,
  });
  return stdout;
}

/** Reads the names of the packages that a bundle of the API leaves out. */
async function readNotBundled(root: string): Promise<string[]> {
  // The cast is safe: the file is in the repository.
  const { notBundled } = JSON.parse(await readFile(join(root, API, 'package.json'), 'utf8')) as {
    notBundled: string[];
  };
  return notBundled;
}
