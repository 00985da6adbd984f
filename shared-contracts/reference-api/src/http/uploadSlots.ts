import { Slots } from '@marketplace/contracts/server/Slots';
import { ApiProblem } from './ApiProblem';

/** Upper limit of concurrent uploads; low, because each upload keeps up to 25 MB in memory. */
const MOST = 8;
const ofCustomers = new Slots({ most: MOST, mostOfOne: 2 });
/** All customers of one network together get at most half of the slots. */
const ofNetworks = new Slots({ most: MOST, mostOfOne: MOST / 2 });

const WAIT = { retryAfterSeconds: 5 };
const FULL = new ApiProblem(503, 'overloaded', 'Too many uploads at once, please try again', WAIT);

/** Sender of an upload. Both the customer and the network have a limit of concurrent uploads. */
export interface UploadSender {
  customer: string;
  network: string;
}

/**
 * Acquires one of this process's upload slots.
 * @returns a function that releases the slot
 * @throws ApiProblem 429 if the customer has no slots left; 503 if the network or the process has
 * none left
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
