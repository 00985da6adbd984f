import { ApiProblem } from './ApiProblem';

/** Uploads lie in memory while they come in, up to 25 MB each. */
const MOST_AT_ONCE = 8;
/** Of one sender, so that nobody can keep all others from sending by sending slowly. */
const MOST_OF_ONE = 2;

let atOnce = 0;
const bySender = new Map<string, number>();

/**
 * Claims room for an upload in this process.
 * @returns gives the room back; to be called exactly once
 * @throws ApiProblem 429 when the sender has too many under way, 503 when everybody together has
 */
export function takeUploadSlot(sender: string): () => void {
  const own = bySender.get(sender) ?? 0;
  const wait = { retryAfterSeconds: 5 };
  if (own >= MOST_OF_ONE) {
    throw new ApiProblem(429, 'too-many-tries', 'Please wait for your other uploads to end', wait);
  }
  if (atOnce >= MOST_AT_ONCE) {
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
