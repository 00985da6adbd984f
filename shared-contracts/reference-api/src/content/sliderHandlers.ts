import { toPicture } from '../catalogue/pictures';
import type { Handlers } from '../http/Handlers';
import { safeLink } from './safeLink';

export const sliderHandlers: Handlers<'listHomeSliders'> = {
  async listHomeSliders(_, { db, mediaUrl }) {
    const rows = await db.selectFrom('sliders').selectAll().orderBy('position').execute();
    const items = rows.flatMap((row) => {
      const imageUrls = toPicture(row, mediaUrl);
      return imageUrls ? [{ ...row, url: safeLink(row.url), imageUrls }] : [];
    });
    return { items };
  },
};
