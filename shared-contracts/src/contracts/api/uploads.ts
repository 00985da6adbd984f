import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { picture, uuid } from './fields';
import { listOf } from './pagination';

/** A stored picture. */
export const uploadedFile = z.object({ uuid, ...picture.shape });
export type UploadedFile = z.infer<typeof uploadedFile>;

/** Pictures of one review, complaint or message. */
export const UPLOAD_LIMITS = { mostFiles: 5, mostBytes: 5 * 1024 * 1024 };

/**
 * Stores pictures for reviews, complaints and messages, in two sizes and without camera data. The
 * small size shows only the top of a very tall picture. Accepts JPEG, PNG, WebP and AVIF,
 * recognised by content and not by file name. 415 for anything else, including files that are also
 * a valid HTML page or archive. 413 for more than 5 MB, 50 megapixels or 65,500 pixels a side. 400
 * if decoding takes too long. Stores either all pictures or none, and deletes unused pictures after
 * a day. A customer may upload 30 times an hour, and have at most two uploads at the same time. API
 * extension: a guest with the token of an order may upload 20 times an hour for that order.
 */
export const uploadFiles = defineCall({
  id: 'uploadFiles',
  summary: 'Store pictures to show with a review or a complaint',
  method: 'POST',
  path: '/file/upload-file',
  access: 'customer',
  isForGuests: true,
  upload: { field: 'files', ...UPLOAD_LIMITS },
  reply: listOf(uploadedFile),
  errors: [400, 401],
});
