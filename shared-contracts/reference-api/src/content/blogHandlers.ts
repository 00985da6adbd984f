import { countPages, offsetOf } from '../database/paging';
import { notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { toPicture } from '../http/pictures';
import { sanitizeHtml } from '../http/sanitizeHtml';

const SUMMARY_COLUMNS = [
  'uuid',
  'handle',
  'title',
  'summary',
  'authorName',
  'publishedAt',
  'smallPath',
  'mediumPath',
] as const;

export const blogHandlers: Handlers<'listBlogs' | 'getBlogByHandle'> = {
  async listBlogs({ query }, { db, mediaUrl }) {
    const published = db.selectFrom('blogs').where('publishedAt', '<=', new Date());
    const { total } = await published
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await published
      .select(SUMMARY_COLUMNS)
      .orderBy('publishedAt', 'desc')
      .orderBy('uuid')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    const items = rows.map((row) => ({
      ...row,
      publishedAt: row.publishedAt.toISOString(),
      imageUrls: toPicture(row, mediaUrl),
    }));
    return { items, paginationStatus: countPages(query, total) };
  },

  async getBlogByHandle({ params }, { db, mediaUrl }) {
    const row = await db
      .selectFrom('blogs')
      .select([...SUMMARY_COLUMNS, 'body'])
      .where('handle', '=', params.handle)
      .where('publishedAt', '<=', new Date())
      .executeTakeFirst();
    if (!row) throw notFound('That blog post');
    return {
      ...row,
      publishedAt: row.publishedAt.toISOString(),
      imageUrls: toPicture(row, mediaUrl),
      body: sanitizeHtml(row.body),
    };
  },
};
