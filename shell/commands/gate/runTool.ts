import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ToolRun {
  /** Path of a script for Node, or the name of a program in node_modules/.bin. */
  command: string;
  args?: string[];
  cwd: string;
  env?: Record<string, string>;
}

/** Runs a tool whose output goes straight to the terminal; resolves to whether it succeeded. */
export async function runTool({ command, args = [], cwd, env = {} }: ToolRun): Promise<boolean> {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code === 0;
}
