import type { PartName, RemoteName } from '../../contracts/pages/pageTable';
import type { ReleaseManifest } from './ReleaseManifest';

/**
 * Remotes of a composition that provide more than pages. A remote fills the slot `SearchBox` if its
 * release exposes the module `./SearchBox`, and has a service if its release exposes `./service`.
 */
export interface SlotTable {
  /** Slot → the remote whose widget fills it. */
  widgets: Readonly<Record<string, RemoteName>>;
  services: readonly RemoteName[];
}

export const EMPTY_SLOTS: SlotTable = { widgets: {}, services: [] };

const SERVICE = 'service';

/** Names of the modules that a release exposes besides its routes, e.g. `SearchBox`, `service`. */
export const modulesOf = ({ exposedExports = {} }: Pick<ReleaseManifest, 'exposedExports'>) =>
  Object.keys(exposedExports)
    .map((module) => module.replace('./', ''))
    .filter((module) => module !== 'routes');

/** Names of the slots that a release fills. */
export const slotsOf = (manifest: Pick<ReleaseManifest, 'exposedExports'>) =>
  modulesOf(manifest).filter((module) => module !== SERVICE);

/** Modules by part, as `modulesOf` returns them. */
export type ModulesByPart = Readonly<Record<PartName, readonly string[]>>;

/**
 * Creates the table from the modules of all parts. If several parts could fill a slot, the table
 * names the part that had the slot in the previous table, otherwise the part that comes first.
 * @param before table of the previous composition
 */
export function createSlotTable(modules: ModulesByPart, before = EMPTY_SLOTS): SlotTable {
  const stated = Object.entries(modules).flatMap(([part, names]) =>
    names.map((name): [string, RemoteName] => [name, part]),
  );
  const kept = Object.entries(before.widgets).filter(([slot, part]) =>
    modules[part]?.includes(slot),
  );
  const widgets = stated.filter(([name]) => name !== SERVICE);
  return {
    // If a slot has several entries, the last entry wins.
    widgets: Object.fromEntries([...widgets.reverse(), ...kept]),
    services: stated.flatMap(([name, part]) => (name === SERVICE ? part : [])),
  };
}

/** Modules of a part according to a table. */
export const modulesIn = ({ widgets, services }: SlotTable, part: PartName): string[] => [
  ...Object.keys(widgets).filter((slot) => widgets[slot] === part),
  ...(services.includes(part) ? [SERVICE] : []),
];

/** Slots that a part could fill, but that the table gives to another part. */
export const refusedSlots = (
  modules: ModulesByPart,
  { widgets }: SlotTable,
): { part: PartName; slot: string }[] =>
  Object.entries(modules).flatMap(([part, names]) =>
    names
      .filter((name) => name !== SERVICE && widgets[name] !== part)
      .map((slot) => ({ part, slot })),
  );
