import { createHash } from 'node:crypto';

/** How a sign-up keeps the network it came from: enough to know it again. */
export const askedFrom = (address: string) => createHash('sha256').update(address).digest('hex');
