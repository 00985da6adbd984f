import { Slots } from '@marketplace/contracts/server/Slots';
import { ApiProblem } from './ApiProblem';

/** Uploads lie in memory while they come in, up to 25 MB each. */
const MOST = 8;
const ofCustomers = new Slots({ most: MOST, mostOfOne: 2 });
/** Half is left to other networks, however many customers one has. */
const ofNetworks = new Slots({ most: MOST, mostOfOne: MOST / 2 });

const WAIT = { retryAfterSeconds: 5 };
const FULL = new ApiProblem(503, 'overloaded', 'Too many uploads at once, please try again', WAIT);

/** Those whose uploads are counted together. */
export interface UploadSender {
  customer: string;
  network: string;
}

/**
 * Acquires one of the upload slots of this process.
 * @returns releases the slot
 * @throws ApiProblem 429 when the customer holds too many, 503 when all are taken, or all that the network may have
 */
export function acquireUploadSlot({ customer, network }: UploadSender): () => void {
  const release = ofCustomers.acquire(customer);
  if (release === 'holder') {
    throw new ApiProblem(429, 'too-many-tries', 'Please wait for your other uploads to end', WAIT);
  }
  if (release === 'all') throw FULL;
  const releaseOfNetwork = ofNetworks.acquire(network);
  if (typeof releaseOfNetwork === 'string') {
    release();
    throw FULL;
  }
  return () => {
    release();
    releaseOfNetwork();
  };
}
