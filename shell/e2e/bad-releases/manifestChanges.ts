import type { PayloadSchema, ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';

export type DescribedManifest = ReleaseManifest & ReleaseFacts;
/** Returns the manifest fields in which a bad release differs from the live release. */
export type ManifestChange = (live: DescribedManifest) => Partial<DescribedManifest>;

/** Source line that a changed entry of the manifest names. */
export const AT = 'mf-content/src/blog/Article.tsx:7';
const ROUTES_AT = 'mf-content/src/exposes/routes.ts:30';
const PAGES_AT = 'mf-content/pages.ts:9';

type Side = 'in' | 'out';

/** Changes the payload of a topic that the part publishes (`out`) or listens to (`in`). */
export const payload =
  (side: Side, topic: string, change: (schema: PayloadSchema) => PayloadSchema): ManifestChange =>
  ({ events }) => {
    const use = events[side][topic];
    if (!use) throw new Error(`The live release has no ${topic}.`);
    const changed = { ...use, payload: change(use.payload) };
    return { events: { ...events, [side]: { ...events[side], [topic]: changed } } };
  };

/** @throws Error if the record lacks the name, because the release would then be valid */
export const without = <Value>(
  record: Record<string, Value>,
  name: string,
): Record<string, Value> => {
  const { [name]: removed, ...rest } = record;
  if (removed === undefined) throw new Error(`The live release has no ${name}.`);
  return rest;
};

export const withoutField =
  (name: string) =>
  (schema: PayloadSchema): PayloadSchema => ({
    ...schema,
    properties: without(schema.properties ?? {}, name),
    required: (schema.required ?? []).filter((each) => each !== name),
  });

export const withField =
  (name: string, field: PayloadSchema) =>
  (schema: PayloadSchema): PayloadSchema => ({
    ...schema,
    properties: { ...schema.properties, [name]: field },
    required: [...new Set([...(schema.required ?? []), name])],
  });

export const withoutTopic =
  (side: Side, topic: string): ManifestChange =>
  ({ events }) => ({ events: { ...events, [side]: without(events[side], topic) } });

export const withRoute =
  (path: string, id: string): ManifestChange =>
  ({ routes }) => ({ routes: [...routes, { path, id, at: ROUTES_AT }] });

export const withPage =
  (path: string): ManifestChange =>
  ({ pages, places }) => ({
    pages: [...(Array.isArray(pages) ? pages : []), { path }],
    places: { ...places, [path]: PAGES_AT },
  });

export const withMissingText =
  (...locales: string[]): ManifestChange =>
  ({ missingTexts }) => ({
    missingTexts: {
      ...missingTexts,
      ...Object.fromEntries(locales.map((locale) => [locale, [{ text: 'Read on', at: AT }]])),
    },
  });

/** Makes an exposed module larger by the bytes of a library that the part did not use before. */
export const grown =
  (module: string, bytes: number): ManifestChange =>
  ({ exposes = {}, moduleSizes, places }) => ({
    exposes: { ...exposes, [module]: (exposes[module] ?? 0) + bytes },
    moduleSizes: { ...moduleSizes, 'node_modules/chart': 3 * bytes },
    places: { ...places, 'node_modules/chart': AT },
  });
