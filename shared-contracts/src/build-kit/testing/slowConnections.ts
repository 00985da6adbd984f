import { connect, type OnReadOpts, type Socket } from 'node:net';

/** A slow request: it is sent one byte at a time, or its reply is read one byte at a time. */
export interface SlowRequest {
  /** First part of the request, sent immediately. */
  head: string;
  /** Second part, sent one byte at a time. Without it, the reply is read one byte at a time. */
  rest?: string;
}

const SLOW_BYTES = 'x'.repeat(5000);

/**
 * Slow requests that a shop may receive, grouped by their slow part.
 * @param host host name with the port
 */
export function slowRequests(host: string): Record<'headers' | 'body' | 'answer', SlowRequest[]> {
  const post = (path: string, type: string) => ({
    head: [
      `POST ${path} HTTP/1.1`,
      `host: ${host}`,
      `origin: http://${host}`,
      `content-type: ${type}`,
      `content-length: ${SLOW_BYTES.length}\r\n\r\n`,
    ].join('\r\n'),
    rest: SLOW_BYTES,
  });
  // Requested uncompressed, because a compressed reply has only a few packets.
  const get = (path: string, cookie: string) => ({
    head: `GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`,
  });
  return {
    headers: [
      { head: 'G', rest: `ET /${SLOW_BYTES}` },
      { head: `GET / HTTP/1.1\r\nhost: ${host}\r\nx: `, rest: SLOW_BYTES },
      { head: `POST /api/public-cart HTTP/1.1\r\nhost: ${host}\r\nx: `, rest: SLOW_BYTES },
    ],
    body: [
      post('/api/customer/subscribe', 'application/json'),
      post('/cart', 'application/x-www-form-urlencoded'),
      post('/api/file/upload-file', 'multipart/form-data; boundary=x'),
    ],
    answer: [
      get('/product', 'consent=1'),
      // The shop does not know the cookie `visitor`, so it renders the page for this visitor alone.
      get('/product', 'visitor=1'),
      get('/api/product/public/product', 'consent=1'),
    ],
  };
}

interface SlowConnectionsOptions {
  port: number;
  /** Requests to keep open. Each of them is open on `each` connections at the same time. */
  requests: readonly SlowRequest[];
  each: number;
  /** Local IP address of a connection, by the number of the connection. */
  addressOf: (index: number) => string;
  /** Pause between two bytes. */
  everyMs: number;
  /** New connections per second, including those that replace closed ones. */
  openedPerSecond: number;
}

export interface SlowConnections {
  /** Number of open connections. */
  open: () => number;
  /** Maximum number of open connections so far. */
  mostOpen: () => number;
  /** Number of connections that the server has closed so far; each was replaced. */
  closed: () => number;
  close: () => void;
}

/** Keeps slow connections open: replaces each one that the server closes. */
export function openSlowConnections(options: SlowConnectionsOptions): SlowConnections {
  const { requests, each, openedPerSecond } = options;
  // Alternates the requests, so that all kinds are open from the start.
  const missing = Array.from({ length: each * requests.length }, (_, index) => index);
  const open = new Map<number, Socket>();
  let [mostOpen, closed, isOver] = [0, 0, false];

  const openNext = () => {
    const index = missing.shift();
    const request = requests[(index ?? 0) % requests.length];
    if (index === undefined || !request) return;
    const socket = openSlowly(options, index, request);
    open.set(index, socket);
    mostOpen = Math.max(mostOpen, open.size);
    socket.once('close', () => {
      open.delete(index);
      if (isOver) return;
      missing.push(index);
      closed += 1;
    });
  };
  const timer = setInterval(openNext, 1000 / openedPerSecond);
  return {
    open: () => open.size,
    mostOpen: () => mostOpen,
    closed: () => closed,
    close: () => {
      isOver = true;
      clearInterval(timer);
      for (const socket of open.values()) socket.destroy();
    },
  };
}

function openSlowly(
  { port, addressOf, everyMs }: SlowConnectionsOptions,
  index: number,
  { head, rest }: SlowRequest,
): Socket {
  const readsSlowly: OnReadOpts = {
    buffer: Buffer.alloc(1),
    callback: () => {
      setTimeout(() => socket.resume(), everyMs);
      return false;
    },
  };
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress: addressOf(index),
    ...(rest === undefined && { onread: readsSlowly }),
  });
  // A connection that the server resets counts as closed.
  socket.on('error', () => undefined).write(head);
  if (rest === undefined) return socket;
  const bytes = rest[Symbol.iterator]();
  const timer = setInterval(() => {
    const { value, done } = bytes.next();
    if (done) socket.end();
    else socket.write(value);
  }, everyMs);
  socket.once('close', () => clearInterval(timer));
  // Stops sending at the first byte of a reply, because the request was refused.
  return socket.on('data', () => socket.end());
}
