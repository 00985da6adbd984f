import { ApiError, callApi } from '@marketplace/contracts/api/client';
import type { Picture } from '@marketplace/contracts/api/fields';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { type PictureProblem, refusedPicture } from '@marketplace/contracts/forms/pictureRules';

export type Uploaded = { picture: Picture } | { problem: PictureProblem };

/** Sends one picture. @param onProgress told the share that is sent, from 0 to 1 */
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
