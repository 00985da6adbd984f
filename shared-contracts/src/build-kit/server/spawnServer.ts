import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { lastLines } from './lastLines';
import { parseServerMessage } from './ServerMessage';

const require = createRequire(import.meta.url);
const STOP_LIMIT_MS = 10_000;
/**
 * Makes glibc use a single heap. By default, it keeps a heap per thread and returns little of it to
 * the system. The API's memory would then grow after large pictures (to 489 instead of 342 MB).
 */
const MEMORY = { MALLOC_ARENA_MAX: '1' };

export interface ServerOptions {
  /** Working directory; `script` is relative to it. */
  cwd: string;
  /**
   * Script that the server runs: a TypeScript file, or an `.mjs` file that imports no TypeScript.
   * The script sends `ServerMessage`.
   */
  script: string;
  args?: string[];
  /** Added to this process's environment; `undefined` unsets a variable. */
  env?: Record<string, string | undefined>;
  onProgress?: (text: string) => void;
  /** Called with each chunk of the server's output. */
  onOutput?: (chunk: Buffer) => void;
}

export interface RunningServer {
  port: number;
  process: ChildProcess;
  /** Resolves when the process has exited, for any reason. */
  exited: Promise<void>;
  /** Sends SIGTERM; kills the server after ten seconds. */
  stop: () => Promise<void>;
}

/**
 * Starts one of our servers and waits until it is ready.
 * @throws Error with the last lines of the server's error output if it exits first
 */
export async function spawnServer(options: ServerOptions): Promise<RunningServer> {
  const child = spawnScript(options);
  const exited = once(child, 'exit').then(() => undefined);
  const said = lastLines(child.stderr, 10);
  if (options.onOutput) {
    child.stdout?.on('data', options.onOutput);
    child.stderr?.on('data', options.onOutput);
  }
  child.stdout?.resume();

  const ready = new Promise<number>((resolve) => {
    child.on('message', (raw) => {
      const message = parseServerMessage(raw);
      if (message?.type === 'progress') options.onProgress?.(message.text);
      if (message?.type === 'ready') resolve(message.port);
    });
  });
  const failed = exited.then(() => {
    throw new Error(said() || `${options.script} ended before it was ready.`);
  });
  const port = await Promise.race([ready, failed]);
  // From here on, an exit only resolves `exited`. Nothing awaits `failed` any more, so its
  // rejection is ignored.
  failed.catch(() => undefined);
  return { port, process: child, exited, stop: () => stop(child, exited) };
}

function spawnScript({ cwd, script, args = [], env = {} }: ServerOptions): ChildProcess {
  // A script in plain JavaScript starts faster without the TypeScript loader.
  const translators = script.endsWith('.mjs') ? [] : ['tsx'];
  const preloads = [...translators, './exitWithParent.mjs'].flatMap((name) => [
    '--import',
    pathToFileURL(require.resolve(name)).href,
  ]);
  return spawn(process.execPath, [...preloads, script, ...args], {
    cwd,
    env: { ...MEMORY, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // The server has its own process group, so that Ctrl-C reaches only this process, which then
    // stops the servers in order.
    detached: true,
  });
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}
