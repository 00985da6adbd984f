import { createTrace } from '../trace';
import { ApiError } from './ApiError';

/** Idempotency keys of writes whose result is not yet known, by the content of the write. */
const pending = new Map<string, string>();

/**
 * Sends a write with an `Idempotency-Key`. Writes with the same content have the same key until the
 * result is known, so that a second press, or a retry after a lost reply, has no further effect.
 * After a success or a refusal, a write with the same content gets a new key.
 */
export async function sendOnce<Reply extends { body: unknown }>(
  content: string,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const key = pending.get(content) ?? createTrace().traceId;
  pending.set(content, key);
  try {
    const reply = await send(key);
    // A reply without a parsed body was cut off, so the result is unknown.
    if (reply.body !== undefined) pending.delete(content);
    return reply;
  } catch (error) {
    if (error instanceof ApiError && (error.status ?? 500) < 500) pending.delete(content);
    throw error;
  }
}
