import { createHash } from 'node:crypto';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

/** Remembers the slow gates that a combination of releases has passed. */
export interface PassedGates {
  has: (passed: PassedGate) => Promise<boolean>;
  add: (passed: PassedGate) => Promise<void>;
}

interface PassedGate {
  gate: string;
  part: PartName;
  /** Name of the shop in which the gate ran: origin of its API and slug of its market. */
  against: string;
  /** Version by part, the candidate included. */
  versions: Readonly<Record<PartName, string>>;
}

/** Folder of these records in the storage, beside the releases. */
export const CHECKS_FOLDER = 'checks';

function keyOf({ gate, part, against, versions }: PassedGate): string {
  const beside = Object.entries(versions).map((entry) => entry.join('@'));
  const hash = createHash('sha256')
    .update([against, ...beside.sort()].join())
    .digest('hex')
    .slice(0, 16);
  return `${CHECKS_FOLDER}/${part}/${versions[part]}/${gate}-${hash}`;
}

/** Time for which a passed gate is remembered, ms. */
const VALID_MS = 24 * 3_600_000;

/**
 * Opens the records of passed gates in a storage. Because of them, a promotion of the same releases
 * does not run slow gates again. A record that cannot be written, e.g. in a read-only storage, only
 * means that the gates run again.
 */
export const openPassedGates = (storage: ReleaseStorage): PassedGates => ({
  has: async (passed) => {
    const stored = await storage.read(keyOf(passed));
    return stored !== undefined && Date.now() - Date.parse(String(stored.bytes).trim()) < VALID_MS;
  },
  add: (passed) =>
    storage
      .write(keyOf(passed), Buffer.from(`${new Date().toISOString()}\n`))
      .catch(() => undefined),
});

/** Removes the records of a part that are no longer valid, also those of releases never stored. */
export async function removeOldRecords(storage: ReleaseStorage, part: PartName): Promise<void> {
  for (const { key, modifiedAt } of await storage.list(`${CHECKS_FOLDER}/${part}`)) {
    if (Date.now() - modifiedAt.getTime() > VALID_MS) await storage.remove(key);
  }
}
