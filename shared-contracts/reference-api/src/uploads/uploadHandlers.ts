import { isHeic } from '@marketplace/contracts/api/pictureBrands';
import { ApiProblem } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { buyerOf, senderOf } from '../http/orderer';
import { toPicture } from '../http/pictures';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import type { UploadedBytes } from '../http/readFiles';
import { type EncodedPicture, encodePicture } from './encodePicture';
import { isPicture } from './isPicture';
import { storePictures } from './storedPictures';
import { Turns } from './Turns';

const PER_HOUR: RateLimit = { name: 'upload-hour', most: 30, windowMinutes: 60 };
const PER_DAY: RateLimit = { name: 'upload-day', most: 100, windowMinutes: 24 * 60 };
/** Limits for a guest's phone, which needs pictures for the complaints about few orders. */
const GUEST_PER_HOUR: RateLimit = { ...PER_HOUR, most: 20 };
const GUEST_PER_DAY: RateLimit = { ...PER_DAY, most: 40 };

// Only one picture is decoded at a time, because decoding occupies a core and up to 1 GB of memory.
const turns = new Turns();

export const uploadHandlers: Handlers<'uploadFiles'> = {
  async uploadFiles({ files, signal, ...caller }, context) {
    const buyer = buyerOf(caller);
    const sender = senderOf(buyer);
    await consumeRateLimit(context, buyer.guest ? GUEST_PER_HOUR : PER_HOUR, sender);
    await consumeRateLimit(context, buyer.guest ? GUEST_PER_DAY : PER_DAY, sender);
    files.forEach(assertPicture);
    const pictures: EncodedPicture[] = [];
    for (const [i, bytes] of files.entries()) {
      const encoded = await turns.run(sender, signal, () => encodePicture(bytes, signal));
      pictures.push(assertEncoded(encoded, i));
    }
    signal.throwIfAborted();
    const stored = await storePictures(context, buyer, pictures);
    const items = stored.map((row) => ({
      uuid: row.uuid,
      // The empty URLs are never sent: `toPicture` returns null only for a row without paths.
      ...(toPicture(row, context.mediaUrl) ?? { smallImageUrl: '', mediumImageUrl: '' }),
    }));
    return { items };
  },
};

function assertPicture(bytes: UploadedBytes, i: number): void {
  if (bytes.length === 0) {
    throw new ApiProblem(400, 'invalid-input', [`files.${i} must not be empty`]);
  }
  if (!isPicture(bytes)) {
    const message = isHeic(bytes)
      ? `files.${i} is a HEIC photo: set the camera to JPEG, or send a screenshot of the photo`
      : `files.${i} must be a JPEG, PNG, WebP or AVIF picture`;
    throw new ApiProblem(415, 'unsupported-media-type', [message]);
  }
}

function assertEncoded(
  encoded: Awaited<ReturnType<typeof encodePicture>>,
  i: number,
): EncodedPicture {
  if (encoded === 'too-large') {
    const message = `files.${i} must have at most 50 megapixels, and 65500 pixels a side`;
    throw new ApiProblem(413, 'too-large', [message]);
  }
  if (encoded === 'unreadable') {
    throw new ApiProblem(400, 'invalid-input', [`files.${i} cannot be read, it may be damaged`]);
  }
  return encoded;
}
