import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { RepositoryCopy } from './copyRepository';

/** `npm run dev` in a copy of the repository. */
export interface Development {
  origin: string;
  /** Replaces a text in a source file of the copy; throws if the file lacks it. */
  edit: (name: string, text: string, other: string) => Promise<void>;
  /** Waits until the command has printed a text. */
  printed: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Runs `npm run dev -- <words>` and resolves when its shop is ready.
 * @param env further environment variables; by default, `PORT` is any free port
 */
export async function startDevelopment(
  copy: RepositoryCopy,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Development> {
  const { PORT = String(await findFreePort()) } = env;
  const child = spawn(process.execPath, ['shell/commands/run.mjs', 'dev', ...words], {
    cwd: copy.folder,
    env: { ...process.env, ...env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const printed = (text: string) =>
    expect.poll(() => lines.join('\n'), { timeout: 300_000, intervals: [100] }).toContain(text);
  await printed('from source');
  return {
    printed,
    origin: `http://localhost:${PORT}`,
    async edit(name, text, other) {
      const file = join(copy.folder, name);
      const source = await readFile(file, 'utf8');
      if (!source.includes(text)) throw new Error(`${name} has no ${text}.`);
      await writeFile(file, source.replace(text, other));
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
