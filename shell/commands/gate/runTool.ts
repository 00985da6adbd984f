import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Output } from '../Step';

export interface ToolRun {
  /** Name of a program in node_modules/.bin. */
  command: string;
  args?: readonly string[];
  cwd: string;
  env?: Record<string, string>;
  output?: Output;
}

/**
 * Runs a tool.
 * @returns true if it succeeded
 */
export async function runTool({ command, args = [], cwd, env = {}, output }: ToolRun) {
  const stream = output ? 'pipe' : 'inherit';
  const child = spawn(`node_modules/.bin/${command}`, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', stream, stream],
  });
  child.stdout?.on('data', (chunk) => output?.(String(chunk)));
  child.stderr?.on('data', (chunk) => output?.(String(chunk)));
  const [code] = await once(child, 'close');
  return code === 0;
}
