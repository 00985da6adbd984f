import { ApiProblem } from './ApiProblem';

/** Uploads lie in memory while they come in, up to 25 MB each. */
const MAX_AT_ONCE = 8;
/** Most uploads of one sender at once, so that nobody keeps others from sending by sending slowly. */
const MAX_OF_ONE = 2;

let atOnce = 0;
const bySender = new Map<string, number>();

/**
 * Acquires one of the upload slots of this process.
 * @returns releases the slot; to be called exactly once
 * @throws ApiProblem 429 when the sender holds too many, 503 when all are taken
 */
export function acquireUploadSlot(sender: string): () => void {
  const own = bySender.get(sender) ?? 0;
  const wait = { retryAfterSeconds: 5 };
  if (own >= MAX_OF_ONE) {
    throw new ApiProblem(429, 'too-many-tries', 'Please wait for your other uploads to end', wait);
  }
  if (atOnce >= MAX_AT_ONCE) {
    throw new ApiProblem(503, 'overloaded', 'Too many uploads at once, please try again', wait);
  }
  atOnce += 1;
  bySender.set(sender, own + 1);
  return () => {
    atOnce -= 1;
    const left = (bySender.get(sender) ?? 1) - 1;
    if (left > 0) bySender.set(sender, left);
    else bySender.delete(sender);
  };
}
