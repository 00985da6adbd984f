import { LOCALES } from '../../contracts/i18n/locale';
import { type BuiltChunks, exposeChunkName, type ReleaseManifest } from './ReleaseManifest';

/**
 * Finds the page of a remote that loads the most bytes of scripts.
 * @returns the id of its route; undefined if the remote has no pages
 */
export function heaviestPage(
  { entry, chunks, routes = [] }: BuiltChunks,
  sizes: ReleaseManifest['sizes'],
): string | undefined {
  const weigh = (id: string) =>
    [...entry, ...(chunks[id] ?? [])].reduce(
      (sum, file) => sum + (sizes[`client/${file}`] ?? 0),
      0,
    );
  const ids = routes.map(({ id }) => id).filter((id) => Object.hasOwn(chunks, id));
  return ids.sort((one, other) => weigh(other) - weigh(one))[0];
}

/**
 * Computes how many bytes of scripts each exposed module of a remote adds to a page. Counts the
 * container, the module, and the messages of the locale whose messages are largest. For `./routes`,
 * also counts the largest page.
 * @returns exposed module → bytes, compressed with brotli
 */
export function exposedBytes(
  { entry, chunks, exposedExports = {}, routes = [] }: BuiltChunks,
  sizes: ReleaseManifest['sizes'],
): Record<string, number> {
  const weigh = (names: readonly string[]) => {
    const files = names.flatMap((name) =>
      Object.hasOwn(chunks, name) ? (chunks[name] ?? []) : [],
    );
    const distinct = new Set([...entry, ...files]);
    return [...distinct].reduce((sum, file) => sum + (sizes[`client/${file}`] ?? 0), 0);
  };
  const heaviest = (names: (messages: string) => readonly string[]) =>
    Math.max(...LOCALES.map((locale) => weigh(names(`messages-${locale}-po`))));
  return Object.fromEntries(
    Object.keys(exposedExports).map((module) => {
      const own = exposeChunkName(module);
      const pages = module === './routes' ? routes.map(({ id }) => id) : [];
      const weights = pages.map((id) =>
        heaviest((messages) => [own, messages, id, `${id}-${messages}`]),
      );
      return [
        module,
        Math.max(
          heaviest((messages) => [own, messages]),
          ...weights,
        ),
      ];
    }),
  );
}
