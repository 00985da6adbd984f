import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { z } from 'zod';
import { type BrowserSession, PHONE } from './BrowserSession';
import { type Program, startProgram } from './startProgram';

const START_LIMIT_MS = 20_000;
/**
 * Matches WebKit's errors and warnings on the console, such as `<where>: CONSOLE SECURITY ERROR
 * <text>`.
 */
const PROBLEM = /CONSOLE (\w+ )?(ERROR|WARN)/;

/** Message to ignore: the GTK build does not know web app manifests, but Safari does. */
const UNKNOWN_TO_GTK = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

const session = z.object({ sessionId: z.string() });

/** Starts WebKitGTK in a window on a virtual screen, and connects to it over WebDriver. */
export async function startWebKit(): Promise<BrowserSession> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const programs: Program[] = [];
  const close = async () => {
    for (const program of programs.reverse()) await program.stop();
    await rm(home, { recursive: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const consoleProblems: string[] = [];
    const call = await startDriver(home, programs, (line) => {
      if (PROBLEM.test(line) && !line.endsWith(UNKNOWN_TO_GTK)) consoleProblems.push(line);
    });
    return {
      open: (url) => call('url', { url }),
      evaluate: async (expression) =>
        z.string().parse(await call('execute/sync', { script: `return ${expression}`, args: [] })),
      perform: (source) => call('actions', { actions: [source] }),
      consoleProblems,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts screen, window and driver, one after another, and opens a session. */
async function startDriver(home: string, programs: Program[], onLine: (line: string) => void) {
  const size = [PHONE.width, PHONE.height];
  const screen = await startProgram('Xvfb', {
    args: ['-displayfd', '1', '-screen', '0', `${size.join('x')}x24`, '-nolisten', 'tcp'],
    ready: /^\d+$/,
  });
  programs.push(screen);
  const inspector = `127.0.0.1:${await findFreePort()}`;
  const window = join(import.meta.dirname, 'webKitWindow.mjs');
  programs.push(
    await startProgram('gjs', {
      args: ['-m', window, ...size.map(String)],
      env: {
        DISPLAY: `:${screen.readyLine}`,
        WEBKIT_INSPECTOR_SERVER: inspector,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
      },
      ready: /^ready$/,
      onLine,
    }),
  );
  const port = await findFreePort();
  programs.push(
    await startProgram('WebKitWebDriver', { args: ['-p', `${port}`, '-t', inspector] }),
  );
  return createSession(`http://127.0.0.1:${port}`);
}

/** Opens a WebDriver session as soon as the driver listens. */
async function createSession(origin: string) {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await fetch(`${origin}/status`);
      break;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const { sessionId } = session.parse(await send(`${origin}/session`, { capabilities: {} }));
  return (command: string, body: object) => send(`${origin}/session/${sessionId}/${command}`, body);
}

async function send(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
