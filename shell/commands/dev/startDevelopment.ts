import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';

const PRINT_LIMIT_MS = 300_000;
const LOOK_MS = 20;

/** `npm run dev` in a copy of the repository, for journeys and benchmarks. */
export interface Development {
  origin: string;
  /** Replaces a text in a source file of the copy; throws if the file lacks it. */
  edit: (name: string, text: string, other: string) => Promise<void>;
  /**
   * Waits until the command has printed a text.
   * @param after number of earlier lines to ignore
   */
  printed: (text: string, after?: number) => Promise<void>;
  /** Returns the number of lines that the command has printed. */
  countLines: () => number;
  stop: () => Promise<void>;
}

/**
 * Runs `npm run dev -- <words>` in a folder and resolves when its shop is ready.
 * @param env further environment variables; by default, `PORT` is any free port
 */
export async function startDevelopment(
  folder: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Development> {
  const { PORT = String(await findFreePort()) } = env;
  const child = spawn(process.execPath, ['shell/commands/run.mjs', 'dev', ...words], {
    cwd: folder,
    env: { ...process.env, ...env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const printed = async (text: string, after = 0) => {
    const end = performance.now() + PRINT_LIMIT_MS;
    while (!lines.slice(after).join('\n').includes(text)) {
      if (hasEnded() || performance.now() > end)
        throw new Error(`npm run dev has not printed "${text}", but:\n${lines.join('\n')}`);
      await sleep(LOOK_MS);
    }
  };
  await printed('from source');
  return {
    printed,
    countLines: () => lines.length,
    origin: `http://localhost:${PORT}`,
    async edit(name, text, other) {
      const file = join(folder, name);
      const source = await readFile(file, 'utf8');
      if (!source.includes(text)) throw new Error(`${name} has no ${text}.`);
      await writeFile(file, source.replace(text, other));
    },
    async stop() {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
