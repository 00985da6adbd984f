// biome-ignore lint/style/noRestrictedImports: the calls of shared forms are in no manifest
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import type { Picture } from '../../../contracts/api/fields';
import { uploadFiles } from '../../../contracts/api/uploads';
import { type PictureProblem, refusedPicture } from './pictureRules';

type Uploaded = { picture: Picture } | { problem: PictureProblem };

/** Signature of `uploadPicture`, also for a function that imports it on demand. */
export type UploadPicture = typeof uploadPicture;

/**
 * Uploads one picture.
 * @param onProgress called with the share sent so far, from 0 to 1
 */
export async function uploadPicture(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  try {
    const { items } = await callApi(uploadFiles, { files: [file], signal, onProgress });
    const [picture] = items;
    return picture ? { picture } : { problem: 'lost' };
  } catch (error) {
    return { problem: refusedPicture(error instanceof ApiError ? error.status : undefined) };
  }
}
