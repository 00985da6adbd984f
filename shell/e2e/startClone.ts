import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { copySources } from '@marketplace/contracts/testing/copySources';
import { fillTranslations } from '@marketplace/contracts/testing/fillTranslations';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';

/** A fresh copy of the sources in a new Git repository, and the shop that runs from it. */
export interface Clone {
  folder: string;
  /** Origin of the running shop. */
  origin: string;
  /**
   * Runs a command line in the clone, as a developer types it.
   * @returns the standard output
   * @throws Error with the output if the command fails
   */
  run: (line: string) => Promise<string>;
  /** Replaces a pattern in a file; throws if nothing matches. */
  edit: (file: string, pattern: RegExp, text: string) => Promise<void>;
  /** Fills the missing translations of a package, as a translator does. */
  translate: (name: string) => Promise<void>;
  commit: () => Promise<void>;
  /** Requests a path of the running shop. */
  statusOf: (path: string) => Promise<number>;
  stop: () => Promise<void>;
}

/** Environment variables of the shop, which a developer's terminal does not set. */
const SHOP_SETTINGS = ['API_ORIGIN', 'DATABASE_URL', 'DATA_DIR', 'RELEASES_URL', 'SHOP'];

/** @param isElsewhere true if `DATA_DIR` names a folder outside the clone */
export async function startClone(name: string, isElsewhere: boolean): Promise<Clone> {
  const folder = join(import.meta.dirname, '../../.cache', name);
  await copySources(folder);
  const elsewhere = isElsewhere ? await mkdtemp(join(tmpdir(), 'shop-data-')) : undefined;
  const dataDir = elsewhere ?? join(folder, '.data');
  // The shop starts with the releases of the stack, because their builds take minutes.
  for (const content of ['releases', 'keys']) {
    await cp(join(stack.dataDir, content), join(dataDir, content), { recursive: true });
  }
  const run: Clone['run'] = async (line) => {
    const options = { cwd: folder, env: developerEnvironment(), maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)('sh', ['-c', line], options)).stdout;
  };
  const commit = async () =>
    void (await run('git add --all && git commit --quiet --allow-empty -m "A change"'));
  await run(
    'git init --quiet && git config user.name Clone && git config user.email clone@shop.test',
  );
  await commit();
  const shop = await startShop(folder, elsewhere);
  return {
    folder,
    origin: shop.origin,
    run,
    edit: (file, pattern, text) => edit(join(folder, file), pattern, text),
    translate: (remote) => fillTranslations(join(folder, remote)),
    commit,
    statusOf: async (path) => (await fetch(shop.origin + path)).status,
    async stop() {
      await shop.stop();
      if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function developerEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of SHOP_SETTINGS) delete env[name];
  return env;
}

/** Runs `npm start` and resolves when the shop says that it is ready. */
async function startShop(folder: string, dataDir: string | undefined) {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, ['shell/commands/run.mjs', 'start'], {
    cwd: folder,
    env: {
      ...developerEnvironment(),
      API_ORIGIN: stack.apiOrigin,
      PORT: port,
      ...(dataDir && { DATA_DIR: dataDir }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let isStopping = false;
  child.on('exit', (code, signal) => {
    if (!isStopping) console.error(`npm start ended by itself: ${signal ?? code}.`);
  });
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => line.includes('Ctrl-C stops it') && resolve());
  });
  const failure = ended.then(([code]) => `npm start ended with ${code}.`);
  const problem = await Promise.race([ready, failure]);
  if (problem) throw new Error(problem);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function edit(file: string, pattern: RegExp, text: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (!pattern.test(source)) throw new Error(`${file} has no ${pattern}.`);
  await writeFile(file, source.replace(pattern, text));
}
