import { createTrace } from '../trace';
import { ApiError } from './ApiError';

/** Idempotency keys of writes without a known result, by their content. */
const pending = new Map<string, string>();

/**
 * Sends a write with an `Idempotency-Key`. The same content keeps its key until the result is
 * known, so that a second press, or a retry after a lost reply, does nothing twice. After a success
 * or a refusal, the same content is a new write.
 */
export async function sendOnce<Reply extends { body: unknown }>(
  content: string,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const key = pending.get(content) ?? createTrace().traceId;
  pending.set(content, key);
  try {
    const reply = await send(key);
    // Without a body the reply was truncated, so the result is unknown.
    if (reply.body !== undefined) pending.delete(content);
    return reply;
  } catch (error) {
    if (error instanceof ApiError && (error.status ?? 500) < 500) pending.delete(content);
    throw error;
  }
}
