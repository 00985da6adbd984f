import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

const HEAD_END = '\r\n\r\n';
const HAS_BODY = /\r\n(content-length|transfer-encoding)[ \t]*:/i;

interface Limits {
  /** Maximum number of pipelined requests that may wait. If more wait, the connection is closed. */
  waiting: number;
  /** Number of reply bytes to buffer before the writer has to wait. */
  replyBytes: number;
}

type Write = Parameters<Duplex['_write']>;

/**
 * A connection that passes requests to a server one at a time: the next request follows when the
 * reply to the current request is sent. If too many requests of a client wait, the connection is
 * closed before they are parsed.
 */
export class SerialConnection extends Duplex {
  readonly remoteAddress: string | undefined;
  readonly remotePort: number | undefined;
  readonly localAddress: string | undefined;
  readonly localPort: number | undefined;
  /** Bytes that were read but not yet passed to the server. */
  private rest: Buffer | null = null;
  /**
   * True if the server has received no bytes yet, or if the last bytes ended a request's head. Then
   * the next bytes may begin another request.
   */
  private isAtHead = true;
  private isWanted = false;
  /** The request that the server began to handle last. */
  private latest: IncomingMessage | undefined;
  /**
   * Number of requests without a reply. It is 2 if one packet contained the end of a body and the
   * head of the next request.
   */
  private unanswered = 0;

  constructor(
    private readonly socket: Socket,
    private readonly limits: Limits,
  ) {
    // With a high-water mark of 0, nothing is read before the server asks for it.
    super({
      readableHighWaterMark: 0,
      writableHighWaterMark: limits.replyBytes,
      decodeStrings: false,
    });
    // Copied now, because a closed socket no longer knows its IP addresses.
    const { remoteAddress, remotePort, localAddress, localPort } = socket;
    Object.assign(this, { remoteAddress, remotePort, localAddress, localPort });
    socket.on('readable', () => this.handOver());
    socket.once('end', () => this.handOver());
    socket.on('error', (error) => this.destroy(error));
    socket.once('close', () => this.destroy());
    socket.on('timeout', () => this.emit('timeout'));
  }

  /** Records that the server has begun to handle a request. */
  noteRequest(request: IncomingMessage, reply: ServerResponse): void {
    this.latest = request;
    this.unanswered += 1;
    reply.once('close', () => {
      this.unanswered -= 1;
      this.handOver();
    });
  }

  setTimeout(ms: number): this {
    this.socket.setTimeout(ms);
    return this;
  }

  /** Closes the connection after all bytes are written, as `Socket` does. */
  destroySoon(): void {
    if (this.writableFinished) this.destroy();
    else this.end(() => this.destroy());
  }

  override _read(): void {
    this.isWanted = true;
    this.handOver();
  }

  override _write(...[chunk, encoding, done]: Write): void {
    this.socket.write(chunk, encoding, this.afterWrite(done));
  }

  override _writev(chunks: { chunk: Write[0]; encoding: Write[1] }[], done: Write[2]): void {
    const last = chunks.pop();
    this.socket.cork();
    for (const { chunk, encoding } of chunks) this.socket.write(chunk, encoding);
    this.socket.write(last?.chunk, last?.encoding, this.afterWrite(done));
    this.socket.uncork();
  }

  override _final(done: () => void): void {
    this.socket.end(done);
  }

  override _destroy(error: Error | null, done: Write[2]): void {
    this.rest = null;
    this.socket.destroy();
    done(error);
  }

  private afterWrite(done: Write[2]) {
    return (error?: Error | null) => {
      done(error);
      this.handOver();
    };
  }

  /** True while the body of the latest request is arriving, even if the reply is already sent. */
  private isComing(): boolean {
    return this.latest?.complete === false;
  }

  private isAnswering(): boolean {
    // Unsent bytes count as well, because Node sends some refusals without a `request` event.
    return this.unanswered > 0 || this.writableLength > 0;
  }

  private handOver(): void {
    if (!this.writable) {
      // The connection is closing and can send no reply, so further bytes are dropped.
      this.socket.read();
      return;
    }
    this.rest ??= this.socket.read();
    const { rest } = this;
    if (!rest) {
      if (this.socket.readableEnded) this.push(null);
      return;
    }
    const isComing = this.isComing();
    if (!isComing && this.isAtHead && hasMoreRequests(rest, this.limits.waiting)) {
      this.destroy();
    } else if (this.isWanted && (isComing || !this.isAnswering())) {
      this.isWanted = false;
      const end = rest.indexOf(HEAD_END);
      const length = end < 0 ? rest.length : end + HEAD_END.length;
      this.isAtHead = end >= 0;
      this.rest = length < rest.length ? rest.subarray(length) : null;
      this.push(rest.subarray(0, length));
    }
  }
}

/**
 * True if the bytes contain more than `most` requests. Stops counting at a request with a body,
 * because a body may look like requests.
 */
function hasMoreRequests(bytes: Buffer, most: number): boolean {
  let start = 0;
  for (let count = 0; count <= most; count += 1) {
    const end = bytes.indexOf(HEAD_END, start);
    if (end < 0 || HAS_BODY.test(bytes.toString('latin1', start, end))) return false;
    start = end + HEAD_END.length;
  }
  return true;
}
