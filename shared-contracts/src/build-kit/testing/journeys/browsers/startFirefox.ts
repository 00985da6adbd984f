import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type BrowserSession, PHONE } from './BrowserSession';
import { startProgram } from './startProgram';

/** A log entry of WebDriver BiDi (log.entryAdded). */
const logEntry = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']),
  text: z.string().nullable(),
});

const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });

const evaluation = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/**
 * Starts Firefox without a window and with a new profile, and connects to it over WebDriver BiDi.
 */
export async function startFirefox(): Promise<BrowserSession> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const program = await startProgram('firefox-esr', {
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    ready: /^WebDriver BiDi listening on ws:/,
  });
  const close = async () => {
    await program.stop();
    await rm(profile, { recursive: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const origin = program.readyLine.replace(/^.* /, '');
    return { ...(await openTab(`${origin}/session`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a session with one tab of a phone's size. */
async function openTab(url: string): Promise<Omit<BrowserSession, 'close'>> {
  const consoleProblems: string[] = [];
  const call = await connect(url, (params) => {
    const { level, text } = logEntry.parse(params);
    if (level === 'error' || level === 'warn') consoleProblems.push(`${level}: ${text}`);
  });
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const context = tree.parse(await call('browsingContext.getTree')).contexts[0]?.context;
  await call('browsingContext.setViewport', { context, viewport: PHONE });
  return {
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const script = { expression, target: { context }, awaitPromise: true };
      const reply = evaluation.parse(await call('script.evaluate', script));
      if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text);
      return reply.result.value;
    },
    perform: (source) => call('input.performActions', { context, actions: [source] }),
    consoleProblems,
  };
}

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Connects to WebDriver BiDi.
 * @param onLogEntry called with every event, because the session subscribes only to log entries
 * @returns a function that sends a command
 */
async function connect(url: string, onLogEntry: (params: unknown) => void) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, Pending>();
  socket.on('message', (data) => {
    const reply = message.parse(JSON.parse(String(data)));
    if (reply.type === 'event') onLogEntry(reply.params);
    else if (reply.type === 'success') waiting.get(reply.id)?.resolve(reply.result);
    else waiting.get(reply.id)?.reject(new Error(`${reply.error}: ${reply.message}`));
  });
  let lastId = 0;
  return (method: string, params: object = {}): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
}
