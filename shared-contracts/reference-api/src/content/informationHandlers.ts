import type { Handlers } from '../http/Handlers';
import { sanitizeHtml } from '../http/sanitizeHtml';

export const informationHandlers: Handlers<'listInformationPages'> = {
  async listInformationPages({ query }, { db }) {
    const { slug, language } = query;
    let pages = db.selectFrom('informationPages').selectAll().orderBy('slug').orderBy('language');
    if (slug) pages = pages.where('slug', '=', slug);
    if (language) pages = pages.where('language', '=', language);
    const rows = await pages.execute();
    const items = rows.map((row) => ({
      ...row,
      updatedAt: row.updatedAt.toISOString(),
      intro: sanitizeHtml(row.intro),
      sections: row.sections.map(({ id, title, body }) => ({
        id,
        title,
        body: sanitizeHtml(body),
      })),
    }));
    return { items };
  },
};
