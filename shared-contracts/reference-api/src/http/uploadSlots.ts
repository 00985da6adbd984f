import { Slots } from '@marketplace/contracts/server/Slots';
import { ApiProblem } from './ApiProblem';

/** Uploads lie in memory while they come in, up to 25 MB each. */
const slots = new Slots({ most: 8, mostOfOne: 2 });

/**
 * Acquires one of the upload slots of this process.
 * @returns releases the slot
 * @throws ApiProblem 429 when the sender holds too many, 503 when all are taken
 */
export function acquireUploadSlot(sender: string): () => void {
  const release = slots.acquire(sender);
  const wait = { retryAfterSeconds: 5 };
  if (release === 'holder') {
    throw new ApiProblem(429, 'too-many-tries', 'Please wait for your other uploads to end', wait);
  }
  if (release === 'all') {
    throw new ApiProblem(503, 'overloaded', 'Too many uploads at once, please try again', wait);
  }
  return release;
}
