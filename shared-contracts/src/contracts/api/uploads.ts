import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { picture, uuid } from './fields';
import { listOf } from './pagination';

/** A picture as it was stored. */
export const uploadedFile = z.object({ uuid, ...picture.shape });
export type UploadedFile = z.infer<typeof uploadedFile>;

/**
 * Stores pictures for a review or a complaint, each in two sizes and without what the camera wrote
 * into it. JPEG, PNG, WebP and AVIF by their content, whatever their name; else 415, also for what is
 * a page or an archive besides. 413 for more than 5 MB or 50 megapixels, 400 for what takes too long to
 * decode. All are stored or none; what is not used within a day is deleted. Customers may send 30 times
 * an hour, two at once.
 */
export const uploadFiles = defineCall({
  id: 'uploadFiles',
  summary: 'Store pictures to show with a review or a complaint',
  method: 'POST',
  path: '/file/upload-file',
  access: 'customer',
  upload: { field: 'files', mostFiles: 5, mostBytes: 5 * 1024 * 1024 },
  reply: listOf(uploadedFile),
  errors: [400, 401],
});
