import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Behaviour,
  isBehaviour,
  type NewPayment,
  SandboxBook,
  type SandboxPayment,
} from './SandboxBook';
import { answerControl } from './sandboxControl';
import { formPage, payPage } from './sandboxHtml';

export interface SandboxRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Outcome that a returning browser or a notification reports to the shop. */
export type Claim = 'success' | 'failure' | 'cancel' | 'pending';

interface Message {
  url: string;
  /** Fields of a POST. Without them, the request is a GET. */
  form?: URLSearchParams;
}

/** A provider's response: JSON, a status 401, or no response at all. */
export type Said = object | 'unauthorized' | 'silence';

/**
 * The provider that a sandbox imitates: how it replies to requests, sends the browser back to the
 * shop, and notifies the shop.
 */
export interface SandboxProvider {
  name: string;
  /** @returns undefined if the provider has no endpoint for this request */
  answer(request: SandboxRequest, desk: SandboxDesk): Promise<Said | undefined>;
  back(payment: SandboxPayment, claim: Claim): Message;
  notification?(payment: SandboxPayment, claim: Claim): Message | undefined;
  isTakenOnRequest?: boolean;
}

/** Functions and data that a provider's endpoints need to handle payments. */
export interface SandboxDesk {
  book: SandboxBook;
  now(): Date;
  /** URL of the page on which testers decide a payment. */
  payUrl(reference: string): string;
  /**
   * Adds a payment. The first payment after `beQuick` is paid immediately, and the shop gets the
   * browser's return and the notification before the promise resolves.
   */
  open(payment: NewPayment): Promise<void>;
}

export interface Sandbox {
  origin: string;
  book: SandboxBook;
  /** Makes the next payment end as paid before the shop gets the reply to its request. */
  beQuick(): void;
  /** Undoes `beQuick`. */
  beUsual(): void;
  close(): Promise<void>;
}

const MAX_BODY = 64 * 1024;

/** Starts the sandbox of a provider on a free local port. */
export async function startSandbox(provider: SandboxProvider, now: () => Date): Promise<Sandbox> {
  const book = new SandboxBook(now, provider.isTakenOnRequest ?? false);
  let isQuick = false;
  let origin = '';

  const beQuick = () => {
    isQuick = true;
  };

  const desk: SandboxDesk = {
    book,
    now,
    payUrl: (reference) => `${origin}/pay/${reference}`,
    async open(given) {
      const payment = book.add(given);
      if (!isQuick) return;
      isQuick = false;
      book.decide(payment, 'answers-before-commit');
      await send(provider.back(payment, 'success'));
      await notify(payment, 'success');
    },
  };

  async function notify(payment: SandboxPayment, claim: Claim): Promise<void> {
    const message = provider.notification?.(payment, claim);
    if (message) await send(message);
  }

  /**
   * Performs the behaviour of the pressed button.
   * @returns the request that leads the browser back to the shop; undefined if the shopper closes
   * the page or pays late
   */
  async function play(payment: SandboxPayment, behaviour: Behaviour): Promise<Message | undefined> {
    book.decide(payment, behaviour);
    if (behaviour === 'pays-late') return undefined;
    const claim = CLAIMS[behaviour] ?? 'success';
    const back = provider.back(payment, claim);
    if (behaviour !== 'returns-without-notifying') await notify(payment, claim);
    if (behaviour === 'answers-twice') await Promise.all([notify(payment, claim), send(back)]);
    return behaviour === 'notifies-without-returning' ? undefined : back;
  }

  async function answerPage(payment: SandboxPayment, request: SandboxRequest): Promise<Answer> {
    if (request.method === 'GET') return html(payPage(provider.name, payment));
    const behaviour = new URLSearchParams(request.body).get('behaviour') ?? '';
    if (!isBehaviour(behaviour)) return { status: 400, body: 'no such button', type: 'text/plain' };
    const back = await play(payment, behaviour);
    if (!back) return html(formPage('You may close this page.'));
    const { url, form } = back;
    if (form) return html(formPage('Back to the shop', { url, form }));
    return { status: 303, body: '', type: 'text/plain', location: url };
  }

  async function answer(request: SandboxRequest): Promise<Answer | 'silence'> {
    const [, reference = ''] = /^\/pay\/([\w-]+)$/.exec(request.path) ?? [];
    const payment = book.find(reference);
    if (payment) return answerPage(payment, request);
    const controlled = answerControl(request, { book, beQuick });
    if (controlled) return json(200, controlled);
    const said = await provider.answer(request, desk);
    if (said === 'silence') return said;
    if (said === 'unauthorized') return json(401, { message: 'Unauthorized' });
    return said ? json(200, said) : json(404, {});
  }

  const server = createServer(async (request, response) => {
    const answered = await readRequest(request)
      .then(answer)
      .catch(() => json(400, {}));
    if (answered === 'silence') return;
    const { status, body, type, location } = answered;
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: `address()` returns a string only for a Unix socket.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    book,
    beQuick,
    beUsual() {
      isQuick = false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  status: number;
  body: string;
  type: string;
  location?: string;
}

const CLAIMS: Partial<Record<Behaviour, Claim>> = {
  refuses: 'failure',
  cancels: 'cancel',
  'stays-pending': 'pending',
};

const html = (body: string): Answer => ({ status: 200, body, type: 'text/html; charset=utf-8' });
const json = (status: number, body: object): Answer => ({
  status,
  body: JSON.stringify(body),
  type: 'application/json',
});

/** Sends a request to the shop. Ignores failures, as a provider would. */
async function send({ url, form }: Message): Promise<void> {
  await fetch(url, { ...(form && { method: 'POST', body: form }), redirect: 'manual' })
    .then((reply) => reply.body?.cancel())
    .catch(() => undefined);
}

async function readRequest(request: IncomingMessage): Promise<SandboxRequest> {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > MAX_BODY) throw new Error('too long');
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  const { method = 'GET', headers } = request;
  return { method, path: pathname, query: searchParams, headers, body };
}
