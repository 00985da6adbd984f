import { Slots } from '@marketplace/contracts/server/Slots';
import { ApiProblem } from './ApiProblem';

/** Uploads stay in memory, up to 25 MB each. */
const MOST = 8;
const ofCustomers = new Slots({ most: MOST, mostOfOne: 2 });
/** Half stays free for other networks, however many customers one network has. */
const ofNetworks = new Slots({ most: MOST, mostOfOne: MOST / 2 });

const WAIT = { retryAfterSeconds: 5 };
const FULL = new ApiProblem(503, 'overloaded', 'Too many uploads at once, please try again', WAIT);

/** Customer and network whose uploads share limits. */
export interface UploadSender {
  customer: string;
  network: string;
}

/**
 * Acquires one of this process's upload slots.
 * @returns a function that releases it
 * @throws ApiProblem 429 if the customer holds too many; 503 if all slots, or all of the network's,
 * are taken
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
