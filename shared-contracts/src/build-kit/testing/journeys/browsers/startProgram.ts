import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { lastLines } from '@marketplace/contracts/server/lastLines';

interface ProgramOptions {
  args: readonly string[];
  env?: Record<string, string>;
  /** Matches the line that says the program is ready; some say nothing. */
  ready?: RegExp;
  /** Called with each line the program writes, also as an error. */
  onLine?: (line: string) => void;
}

export interface Program {
  /** The line that said so; empty for a program that says nothing. */
  readyLine: string;
  stop: () => Promise<void>;
}

/**
 * Starts a program of the system.
 *
 * @throws Error with its last words if it ends before it is ready.
 */
export async function startProgram(
  command: string,
  { args, env, ready, onLine }: ProgramOptions,
): Promise<Program> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said = lastLines(child.stderr, 10);
  const readyLine = new Promise<string>((resolve) => {
    if (!ready) resolve('');
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        if (ready?.test(line)) resolve(line);
        onLine?.(line);
      });
    }
  });
  const failed = exited.then(() => {
    throw new Error(said() || `${command} ended before it was ready.`);
  });
  // After it is ready, an end is no error of the start.
  failed.catch(() => undefined);
  return {
    readyLine: await Promise.race([readyLine, failed]),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exited;
    },
  };
}
