import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';

/** A build of Chromium 109 for servers. npm has it only for Linux on x64. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '109.0.6';
const INTEGRITY =
  'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==';

/** True if the oldest supported Chromium (decision 092) exists for this system. */
export const hasOldChromium = process.platform === 'linux' && process.arch === 'x64';

const folderIn = (root: string) => join(root, '.cache', 'chromium', VERSION);

/** Path at which `installOldChromium` installs the oldest supported Chromium. */
export const oldChromiumPath = (root: string) => join(folderIn(root), 'chromium');

const installed = z.object({ packages: z.record(z.string(), z.object({ integrity: z.string() })) });

/** Installs the oldest supported Chromium from npm into the cache, if the cache lacks it. */
export async function installOldChromium(root: string): Promise<void> {
  const folder = folderIn(root);
  const path = oldChromiumPath(root);
  if (existsSync(path)) return;
  await mkdir(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit'];
  await promisify(execFile)('npm', ['install', ...options, `${PACKAGE}@${VERSION}`]);
  const modules = join(folder, 'node_modules');
  const { packages } = installed.parse(
    JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8')),
  );
  if (packages[`node_modules/${PACKAGE}`]?.integrity !== INTEGRITY) {
    throw new Error(`${PACKAGE} ${VERSION} of the registry is another file than expected.`);
  }
  await pipeline(
    createReadStream(join(modules, PACKAGE, 'bin', 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(`${path}.part`, { mode: 0o755 }),
  );
  await rename(`${path}.part`, path);
  await rm(modules, { recursive: true });
}
