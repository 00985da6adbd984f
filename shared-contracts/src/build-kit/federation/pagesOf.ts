import * as z from 'zod/mini';
import type { PageEntry } from '../../contracts/pages/PageEntry';
import type { ReleaseManifest } from './ReleaseManifest';

/** Matches `/:brand`, or a path pattern that does not begin with a parameter or `*`. */
const PATH = /^\/(:brand|(?![:*])[\w.~:?*/-]*)$/;

const pagesSchema = z.array(
  z.looseObject({
    path: z.string().check(z.regex(PATH)),
    guard: z.optional(z.literal('userAuth')),
    openWith: z.optional(z.string()),
    isPersonal: z.optional(z.boolean()),
    isIndexed: z.optional(z.boolean()),
    isPrefetchable: z.optional(z.boolean()),
    takesForms: z.optional(z.boolean()),
    query: z.optional(z.array(z.string())),
  }),
);

/**
 * Returns the pages that a release states. Releases from before 2026-11-29 state only paths and
 * owners. All their pages count as personal and are not cached, because it is unknown which are
 * personal.
 * @throws Error that names the release and the first fault
 */
export function pagesOf({
  name,
  version,
  pages = [],
}: Pick<ReleaseManifest, 'name' | 'version' | 'pages'>): PageEntry[] {
  if (pages !== null && typeof pages === 'object' && !Array.isArray(pages)) {
    return Object.entries(pages).flatMap(([path, owner]) =>
      owner === name ? { path, isPersonal: true, isIndexed: true, takesForms: true } : [],
    );
  }
  const { data, error } = pagesSchema.safeParse(pages);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(
    `The pages of ${name} ${version} cannot be read: ${issue?.path.join('.')} ${issue?.message}`,
  );
}
