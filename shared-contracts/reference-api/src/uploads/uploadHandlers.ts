import { toPicture } from '../catalogue/pictures';
import { ApiProblem } from '../http/ApiProblem';
import { bookTry, type TryLimit } from '../http/bookTry';
import type { Handlers } from '../http/Handlers';
import type { UploadedBytes } from '../http/readFiles';
import { type EncodedPicture, encodePicture } from './encodePicture';
import { isPicture } from './isPicture';
import { oneAtATime } from './oneAtATime';
import { storePictures } from './storePictures';

const PER_HOUR: TryLimit = { name: 'upload-hour', most: 30, windowMinutes: 60 };
const PER_DAY: TryLimit = { name: 'upload-day', most: 100, windowMinutes: 24 * 60 };

// A picture takes a core and up to 200 MB while it is decoded.
const encode = oneAtATime(encodePicture);

export const uploadHandlers: Handlers<'uploadFiles'> = {
  async uploadFiles({ customerUuid, files }, context) {
    await bookTry(context, PER_HOUR, customerUuid);
    await bookTry(context, PER_DAY, customerUuid);
    files.forEach(refuseWhatIsNoPicture);
    const pictures: EncodedPicture[] = [];
    for (const [i, bytes] of files.entries()) pictures.push(await encodeOrRefuse(bytes, i));
    const stored = await storePictures(context, customerUuid, pictures);
    const items = stored.map((row) => ({
      uuid: row.uuid,
      // Null only for a row without paths.
      ...(toPicture(row, context.mediaUrl) ?? { smallImageUrl: '', mediumImageUrl: '' }),
    }));
    return { items };
  },
};

function refuseWhatIsNoPicture(bytes: UploadedBytes, i: number): void {
  if (bytes.length === 0) {
    throw new ApiProblem(400, 'invalid-input', [`files.${i} must not be empty`]);
  }
  if (!isPicture(bytes)) {
    const message = `files.${i} must be a JPEG, PNG, WebP or AVIF picture`;
    throw new ApiProblem(415, 'unsupported-media-type', [message]);
  }
}

async function encodeOrRefuse(bytes: UploadedBytes, i: number): Promise<EncodedPicture> {
  const encoded = await encode(bytes);
  if (encoded === 'too-large') {
    throw new ApiProblem(413, 'too-large', [`files.${i} must have at most 50 megapixels`]);
  }
  if (encoded === 'unreadable') {
    throw new ApiProblem(400, 'invalid-input', [`files.${i} cannot be read, it may be damaged`]);
  }
  return encoded;
}
