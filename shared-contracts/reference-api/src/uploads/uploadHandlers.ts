import type { Handlers } from '../http/Handlers';
import { buyerOf, senderOf } from '../http/orderer';
import { toPicture } from '../http/pictures';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { encodeUploads } from './encodeUploads';
import { storePictures } from './storedPictures';

const PER_HOUR: RateLimit = { name: 'upload-hour', most: 30, windowMinutes: 60 };
const PER_DAY: RateLimit = { name: 'upload-day', most: 100, windowMinutes: 24 * 60 };
/** Limits for a guest's phone, which needs pictures for the complaints about few orders. */
const GUEST_PER_HOUR: RateLimit = { ...PER_HOUR, most: 20 };
const GUEST_PER_DAY: RateLimit = { ...PER_DAY, most: 40 };

export const uploadHandlers: Handlers<'uploadFiles'> = {
  async uploadFiles({ files, signal, ...caller }, context) {
    const buyer = buyerOf(caller);
    const sender = senderOf(buyer);
    await consumeRateLimit(context, buyer.guest ? GUEST_PER_HOUR : PER_HOUR, sender);
    await consumeRateLimit(context, buyer.guest ? GUEST_PER_DAY : PER_DAY, sender);
    const pictures = await encodeUploads(files, { sender, signal, field: 'files' });
    const owner = { customerUuid: buyer.customerUuid, orderUuid: buyer.guest?.orderUuid };
    const stored = await storePictures(context, owner, pictures);
    const items = stored.map((row) => ({
      uuid: row.uuid,
      // The empty URLs are never sent: `toPicture` returns null only for a row without paths.
      ...(toPicture(row, context.mediaUrl) ?? { smallImageUrl: '', mediumImageUrl: '' }),
    }));
    return { items };
  },
};
