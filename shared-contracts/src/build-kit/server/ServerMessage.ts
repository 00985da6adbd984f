/**
 * A message from one of our servers to the process that started it, over Node's IPC channel. A
 * server that cannot start sends no message: it writes one sentence to standard error and exits
 * with 1.
 */
export type ServerMessage =
  /** Text for the person who started the server. */
  | { type: 'progress'; text: string }
  /** The server listens on `port` of 127.0.0.1. */
  | { type: 'ready'; port: number };

/**
 * Parses an IPC message.
 * @returns undefined if it is not a `ServerMessage`, because libraries may send messages too
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
