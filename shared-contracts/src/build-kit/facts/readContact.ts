import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Contact } from './ReleaseFacts';

/**
 * Reads the owner of a package from its package.json.
 * @returns undefined if the package.json names no owner
 */
export function readContact(directory: string): Contact | undefined {
  const file = path.join(directory, 'package.json');
  const { owner }: { owner?: Contact } = JSON.parse(readFileSync(file, 'utf8'));
  return owner?.team ? owner : undefined;
}
