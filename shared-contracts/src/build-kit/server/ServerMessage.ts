/**
 * Messages from our servers to the process that started them, over Node's IPC channel (design of
 * the storefront, section 12). A server that cannot start writes one sentence to standard error and
 * exits with 1 instead.
 */
export type ServerMessage =
  /** A line for the person who started the server. */
  | { type: 'progress'; text: string }
  /** The server listens on `port` of 127.0.0.1. */
  | { type: 'ready'; port: number };

/**
 * Parses an IPC message.
 * @returns undefined for messages of libraries
 */
export function parseServerMessage(message: unknown): ServerMessage | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  const { type } = message;
  if (type === 'progress' && 'text' in message && typeof message.text === 'string') {
    return { type, text: message.text };
  }
  if (type === 'ready' && 'port' in message && typeof message.port === 'number') {
    return { type, port: message.port };
  }
  return undefined;
}
