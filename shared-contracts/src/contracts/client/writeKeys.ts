import { createTrace } from '../trace';
import { ApiError } from './ApiError';

/** Keys of the writes whose result is not known, by what they ask for. */
const pending = new Map<string, string>();

/**
 * Sends a write with an `Idempotency-Key`: the same one for the same content until its result is known, so
 * that a second press, or another try after a lost answer, does nothing twice. What was done or refused
 * gives the key up: the same content is another write then.
 */
export async function sendOnce<Reply extends { body: unknown }>(
  content: string,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const key = pending.get(content) ?? createTrace().traceId;
  pending.set(content, key);
  try {
    const reply = await send(key);
    // A truncated answer is none.
    if (reply.body !== undefined) pending.delete(content);
    return reply;
  } catch (error) {
    if (error instanceof ApiError && (error.status ?? 500) < 500) pending.delete(content);
    throw error;
  }
}
