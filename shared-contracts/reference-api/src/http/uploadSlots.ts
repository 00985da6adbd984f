import { Slots } from '@marketplace/contracts/server/Slots';
import { ApiProblem } from './ApiProblem';

/** Upper limit of concurrent uploads; low, because an upload of up to 25 MB stays in memory. */
const MOST = 8;
const ofCustomers = new Slots({ most: MOST, mostOfOne: 2 });
/** One network gets at most half of the slots, even if it has many customers. */
const ofNetworks = new Slots({ most: MOST, mostOfOne: MOST / 2 });

const WAIT = { retryAfterSeconds: 5 };
const FULL = new ApiProblem(503, 'overloaded', 'Too many uploads at once, please try again', WAIT);

/**
 * Who sends an upload. Uploads of one customer are limited together, and so are those of one
 * network.
 */
export interface UploadSender {
  customer: string;
  network: string;
}

/**
 * Acquires one of this process's upload slots.
 * @returns a function that releases the slot
 * @throws ApiProblem 429 if the customer holds as many slots as a customer may; 503 if the network
 * does, or if no slot is left
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
