import type { BlogTag } from '@marketplace/contracts/api/blog';
import { readingMinutes } from '@marketplace/contracts/readingMinutes';
import { selectSummaries, toSummary } from '../catalogue/productSummaries';
import { countPages, offsetOf } from '../database/paging';
import type { DataContext, Schema } from '../database/schema';
import { translateName } from '../database/translations';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { type MediaUrl, toPicture } from '../http/pictures';
import { sanitizeHtml } from '../http/sanitizeHtml';

const MAX_PRODUCTS = 4;

const COLUMNS = [
  'uuid',
  'handle',
  'title',
  'summary',
  'body',
  'authorName',
  'publishedAt',
  'smallPath',
  'mediumPath',
] as const;

/** Selects the published posts of one topic, or of all topics if `tag` is undefined. */
function selectPublished({ db, now }: DataContext, tag?: string) {
  const published = db.selectFrom('blogs').where('publishedAt', '<=', now());
  if (tag === undefined) return published;
  return published.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('blogTags')
        .select('handle')
        .whereRef('blogTags.blogUuid', '=', 'blogs.uuid')
        .where('blogTags.handle', '=', tag),
    ),
  );
}

function toBlogSummary({ body, ...row }: Schema['blogs'], tags: BlogTag[], mediaUrl: MediaUrl) {
  return {
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    imageUrls: toPicture(row, mediaUrl),
    readingMinutes: readingMinutes(body),
    tags,
  };
}

/** Reads the topics of each post. The keys of the map are the uuids of the posts. */
async function readTags(
  { db, language }: ApiContext,
  blogUuids: string[],
): Promise<Map<string, BlogTag[]>> {
  const tags = new Map<string, BlogTag[]>();
  if (blogUuids.length === 0) return tags;
  const rows = await db
    .selectFrom('blogTags')
    .select(['blogUuid', 'handle', 'name', 'nameTranslations'])
    .where('blogUuid', 'in', blogUuids)
    .orderBy('position')
    .execute();
  for (const { blogUuid, handle, ...named } of rows) {
    const tag = { handle, ...translateName(named, language) };
    tags.set(blogUuid, [...(tags.get(blogUuid) ?? []), tag]);
  }
  return tags;
}

export const blogHandlers: Handlers<'listBlogs' | 'getBlogByHandle'> = {
  async listBlogs({ query }, context) {
    const { mediaUrl } = context;
    const published = selectPublished(context, query.tag);
    const { total } = await published
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await published
      .select(COLUMNS)
      .orderBy('publishedAt', 'desc')
      .orderBy('uuid')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    const uuids = rows.map(({ uuid }) => uuid);
    const tags = await readTags(context, uuids);
    const items = rows.map((row) => toBlogSummary(row, tags.get(row.uuid) ?? [], mediaUrl));
    return { items, paginationStatus: countPages(query, total) };
  },

  async getBlogByHandle({ params }, context) {
    const { db, mediaUrl } = context;
    const row = await selectPublished(context)
      .select(COLUMNS)
      .where('handle', '=', params.handle)
      .executeTakeFirst();
    if (!row) throw notFound('That blog post');
    const [tags, products] = await Promise.all([
      readTags(context, [row.uuid]),
      selectSummaries(db)
        .innerJoin('blogProducts', 'blogProducts.productUuid', 'products.uuid')
        .where('blogProducts.blogUuid', '=', row.uuid)
        .orderBy('blogProducts.position')
        .limit(MAX_PRODUCTS)
        .execute(),
    ]);
    return {
      ...toBlogSummary(row, tags.get(row.uuid) ?? [], mediaUrl),
      body: sanitizeHtml(row.body),
      products: products.map((product) => toSummary(product, context)),
    };
  },
};
