import { createHash } from 'node:crypto';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { liveVersion, PARTS, type Registry } from '../../release/Registry';

/** One release per part. A page is rendered and hydrated with the same releases. */
export interface Composition {
  id: string;
  versions: Record<PartName, string>;
}

/** True if the last good release of the part should replace this release. */
export type IsBad = (part: PartName, version: string) => boolean;

/** @throws Error that names a part without a live release, and the command that publishes one */
export function liveComposition(registry: Registry, isBad: IsBad = () => false): Composition {
  const entries = PARTS.map((part): [PartName, string] => {
    const live = liveVersion(registry, part);
    if (!live)
      throw new Error(`${part} has no live release; run: npm run release -- publish ${part}`);
    const { fallback } = registry[part] ?? {};
    const isReplaced = fallback !== undefined && isBad(part, live) && !isBad(part, fallback);
    return [part, isReplaced ? fallback : live];
  });
  const id = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12);
  return { id, versions: Object.fromEntries(entries) as Composition['versions'] }; // one per part
}
