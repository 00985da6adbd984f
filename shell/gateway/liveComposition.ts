import { createHash } from 'node:crypto';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { liveVersion, PARTS, type Registry } from '../release/Registry';

/** One release per part; a page is rendered and hydrated with the same set. */
export interface Composition {
  id: string;
  versions: Record<PartName, string>;
}

/** @throws Error naming the part that has no live release, and the command that makes one */
export function liveComposition(registry: Registry): Composition {
  const entries = PARTS.map((part): [PartName, string] => {
    const version = liveVersion(registry, part);
    if (!version) throw new Error(`${part} has no live release; run: npm run release -- publish`);
    return [part, version];
  });
  const id = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12);
  return { id, versions: Object.fromEntries(entries) as Composition['versions'] }; // one per part
}
