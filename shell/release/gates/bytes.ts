import { heaviestPage } from '@marketplace/contracts/federation/exposedBytes';
import { folderOf, type Gate, type Problem, type Release } from './Gate';

/** Maximum script size that a remote's module may add to a page, in bytes. */
const MODULE_BUDGET = 30_000;
/** A module that grows by more than both limits (share and bytes) is refused. */
const GROWTH = { share: 0.2, bytes: 5_000 };

/** Limits the Brotli size of each exposed module, and of the shell's first scripts. */
export const bytes: Gate = {
  name: 'bytes',
  find: ({ candidate, previous }) =>
    Object.entries(weights(candidate)).flatMap(([module, size]) => {
      const before = previous && weights(previous)[module];
      return [
        ...(candidate.part !== 'shell' && size > MODULE_BUDGET
          ? [
              refusal(
                candidate,
                previous,
                module,
                `${kb(size)} KB, and a page has ${kb(MODULE_BUDGET)} for it`,
              ),
            ]
          : []),
        ...(before !== undefined && hasOutgrown(size, before)
          ? [
              refusal(
                candidate,
                previous,
                module,
                `${kb(size)} KB, ${kb(size - before)} more than before`,
              ),
            ]
          : []),
      ];
    }),
};

/** Returns the size of each exposed module in bytes; for the shell, that of its first scripts. */
function weights({ part, manifest }: Release): Record<string, number> {
  if (part !== 'shell') return manifest.exposes ?? {};
  const sizes = manifest.entry.map((file) => manifest.sizes[`client/${file}`] ?? 0);
  return { 'first view': sizes.reduce((sum, size) => sum + size, 0) };
}

const hasOutgrown = (size: number, before: number) =>
  size - before > GROWTH.bytes && size - before > before * GROWTH.share;

const kb = (size: number) => (size / 1000).toFixed(1);

function refusal(
  candidate: Release,
  previous: Release | undefined,
  module: string,
  weight: string,
): Problem {
  const { part, manifest } = candidate;
  const page = module === './routes' && heaviestPage(manifest, manifest.sizes);
  const route = manifest.routes?.find(({ id }) => id === page);
  const where = heaviestModule(candidate, previous) ?? `${folderOf({ part })}/src/exposes`;
  return {
    what: `${module} of ${part} weighs ${weight}${page ? `, on the page ${route?.path || page}` : ''}`,
    forWhom: 'shoppers on slow networks, on every page that loads it',
    mend: `${where}: load what a page can do without later, by import()`,
  };
}

/**
 * Finds the module that has grown most since the previous release, or the largest one if none has
 * grown or if there is no previous release. Returns its place, with its growth or size before
 * compression. The place of a library is its first import.
 */
function heaviestModule({ manifest }: Release, previous: Release | undefined): string | undefined {
  const { moduleSizes: sizes = {}, places = {} } = manifest;
  const before = previous?.manifest.moduleSizes;
  const grown = before && maximum(sizes, (name, size) => size - (before[name] ?? 0));
  const isGrown = grown !== undefined && grown.bytes > 0;
  const found = isGrown ? grown : maximum(sizes, (_name, size) => size);
  if (!found) return undefined;
  const { name, bytes: counted } = found;
  const library = name.startsWith('node_modules/') ? `${name}, ` : '';
  const place = places[name] ?? (library ? name : `${name}:1`);
  return `${place} (${library}${isGrown ? '+' : ''}${kb(counted)} KB)`;
}

/** Finds the module for which `count` returns the most bytes. */
function maximum(sizes: Record<string, number>, count: (name: string, size: number) => number) {
  const counted = Object.entries(sizes).map(([name, size]) => ({ name, bytes: count(name, size) }));
  return counted.sort((one, other) => other.bytes - one.bytes)[0];
}
