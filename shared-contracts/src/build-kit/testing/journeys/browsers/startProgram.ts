import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { lastLines } from '@marketplace/contracts/server/lastLines';

interface ProgramOptions {
  args: readonly string[];
  env?: Record<string, string>;
  /**
   * Matches the line that says that the program is ready. Without this pattern, the program counts
   * as ready immediately.
   */
  ready?: RegExp;
  /** Called with each line of output or error output. */
  onLine?: (line: string) => void;
}

export interface Program {
  /** The line that matched `ready`; empty if no pattern was given. */
  readyLine: string;
  stop: () => Promise<void>;
}

/**
 * Starts an installed program.
 * @throws Error with its last error output if it exits before it is ready
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
  // If the program exits after it was ready, nothing awaits `failed` any more, so its rejection is
  // ignored.
  failed.catch(() => undefined);
  return {
    readyLine: await Promise.race([readyLine, failed]),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exited;
    },
  };
}
