import { Slots } from '@marketplace/contracts/server/Slots';
import { ApiProblem } from './ApiProblem';

/** Maximum number of concurrent uploads. It is low, because each keeps up to 25 MB in memory. */
const MOST = 8;
const ofCustomers = new Slots({ most: MOST, mostOfOne: 2 });
/** Slots by network. All customers in one network together get at most half of the slots. */
const ofNetworks = new Slots({ most: MOST, mostOfOne: MOST / 2 });

const WAIT = { retryAfterSeconds: 5 };
const FULL = new ApiProblem(503, 'overloaded', 'Too many uploads at once, please try again', WAIT);

/** Sender of an upload. The concurrent uploads of the customer and of the network are limited. */
export interface UploadSender {
  customer: string;
  network: string;
}

/**
 * Acquires a slot for an upload. A slot is one of the concurrent uploads that this process allows.
 * @returns a function that releases the slot
 * @throws ApiProblem 429 if the customer has no slots left, or 503 if the network or the process
 * has no slots left
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
