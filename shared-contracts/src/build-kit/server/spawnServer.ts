import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { lastLines } from './lastLines';
import { parseServerMessage } from './ServerMessage';

const require = createRequire(import.meta.url);
const STOP_LIMIT_MS = 10_000;
/**
 * glibc keeps a heap per thread and gives little of it back: with one for all threads, the API's
 * memory stays where it was after large pictures (measured: 342 MB against 489 MB).
 */
const MEMORY = { MALLOC_ARENA_MAX: '1' };

export interface ServerOptions {
  /** Working directory; `script` is relative to it. */
  cwd: string;
  /** A TypeScript file that speaks `ServerMessage`, or an `.mjs` that imports none. */
  script: string;
  args?: string[];
  /** Added to this process's environment; `undefined` takes a variable away. */
  env?: Record<string, string | undefined>;
  onProgress?: (text: string) => void;
  /** Called with everything the server writes. */
  onOutput?: (chunk: Buffer) => void;
}

export interface RunningServer {
  port: number;
  process: ChildProcess;
  /** Resolves when the process is gone, for whatever reason. */
  exited: Promise<void>;
  /** Asks the server to finish; after ten seconds it is killed. */
  stop: () => Promise<void>;
}

/**
 * Starts one of our servers and waits until it is ready.
 *
 * @throws Error whose message is what the server said before it exited.
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
  // From here on an exit is reported by `exited`, not by a promise nobody waits for.
  failed.catch(() => undefined);
  return { port, process: child, exited, stop: () => stop(child, exited) };
}

function spawnScript({ cwd, script, args = [], env = {} }: ServerOptions): ChildProcess {
  // A script that is JavaScript through and through starts without what translates TypeScript.
  const translators = script.endsWith('.mjs') ? [] : ['tsx'];
  const preloads = [...translators, './exitWithParent.mjs'].flatMap((name) => [
    '--import',
    pathToFileURL(require.resolve(name)).href,
  ]);
  return spawn(process.execPath, [...preloads, script, ...args], {
    cwd,
    env: { ...MEMORY, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // In a group of its own: Ctrl-C reaches us alone, and we stop the servers in order.
    detached: true,
  });
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}
