import { sql } from 'kysely';
import { translate, translateName } from '../database/translations';
import type { Handlers } from '../http/Handlers';
import { toPicture } from '../http/pictures';
import { safeLink } from '../http/sanitizeHtml';

export const menuHandlers: Handlers<'getMenuItems'> = {
  async getMenuItems({ params }, { db, language }) {
    const rows = await db
      .selectFrom('menuItems')
      .select(['uuid', 'parentUuid', 'name', 'nameTranslations', 'url'])
      .where('menuId', '=', params.menuId)
      .orderBy('position')
      .execute();
    const below = (parentUuid: string | null) =>
      rows
        .filter((row) => row.parentUuid === parentUuid)
        .map((row) => ({
          uuid: row.uuid,
          ...translateName(row, language),
          url: safeLink(row.url),
        }));
    const items = below(null).map((top) => ({
      ...top,
      items: below(top.uuid).map((middle) => ({
        ...middle,
        items: below(middle.uuid).map((leaf) => ({ ...leaf, items: [] })),
      })),
    }));
    return { items };
  },
};

export const sliderHandlers: Handlers<'listHomeSliders'> = {
  async listHomeSliders(_, { db, mediaUrl, language, now }) {
    const month = sql`extract(month from ${now()}::timestamptz at time zone 'Asia/Dhaka')`;
    const rows = await db
      .selectFrom('sliders')
      .selectAll()
      .where(sql<boolean>`months is null or ${month} = any(months)`)
      .orderBy('position')
      .execute();
    const items = rows.flatMap((row) => {
      const imageUrls = toPicture(row, mediaUrl);
      if (!imageUrls) return [];
      const title = translate(row.title, row.titleTranslations, language);
      const subtitle = translate(row.subtitle, row.subtitleTranslations, language);
      // The reply names only one language, so title and subtitle must have the same language. If
      // they do not, both stay untranslated.
      const isWhole = title.otherLanguage === subtitle.otherLanguage;
      const texts = isWhole ? { title: title.text, subtitle: subtitle.text } : row;
      const textLanguage = title.otherLanguage ?? subtitle.otherLanguage;
      return [{ ...row, ...texts, textLanguage, url: safeLink(row.url), imageUrls }];
    });
    return { items };
  },
};
