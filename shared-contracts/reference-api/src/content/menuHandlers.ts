import type { Handlers } from '../http/Handlers';
import { toPicture } from '../http/pictures';
import { safeLink } from '../http/sanitizeHtml';
import { isInSeason } from './slideSeasons';

export const menuHandlers: Handlers<'getMenuItems'> = {
  async getMenuItems({ params }, { db }) {
    const rows = await db
      .selectFrom('menuItems')
      .select(['uuid', 'parentUuid', 'name', 'url'])
      .where('menuId', '=', params.menuId)
      .orderBy('position')
      .execute();
    const below = (parentUuid: string | null) =>
      rows
        .filter((row) => row.parentUuid === parentUuid)
        .map(({ uuid, name, url }) => ({ uuid, name, url: safeLink(url) }));
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
  async listHomeSliders(_, { db, mediaUrl, now }) {
    const rows = await db.selectFrom('sliders').selectAll().orderBy('position').execute();
    const items = rows.flatMap((row) => {
      const imageUrls = toPicture(row, mediaUrl);
      return imageUrls && isInSeason(row.url, now())
        ? [{ ...row, url: safeLink(row.url), imageUrls }]
        : [];
    });
    return { items };
  },
};
