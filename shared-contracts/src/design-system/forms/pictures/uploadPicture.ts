// biome-ignore lint/style/noRestrictedImports: the calls of shared forms are in no manifest
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import type { Picture } from '../../../contracts/api/fields';
import { HEAD_BYTES, isHeic } from '../../../contracts/api/pictureBrands';
import { uploadFiles } from '../../../contracts/api/uploads';
import { MAX_BYTES, type PictureProblem, refusedPicture } from './pictureRules';

type Uploaded = { picture: Picture } | { problem: PictureProblem };

/** Signature of `uploadPicture`, also for a function that imports it on demand. */
export type UploadPicture = typeof uploadPicture;

/**
 * Uploads one picture. First shrinks a picture of too many bytes, as photos of many phones are, and
 * converts a HEIC photo to a JPEG.
 * @param onProgress called with the share sent so far, from 0 to 1
 */
export async function uploadPicture(
  file: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  try {
    const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
    const isConverted = isHeic(new Uint8Array(head));
    const sent = isConverted || file.size > MAX_BYTES ? await shrink(file) : file;
    if (isConverted && sent === file) return { problem: 'heic' };
    if (sent.size > MAX_BYTES) return { problem: 'size' };
    const { items } = await callApi(uploadFiles, { files: [sent], signal, onProgress });
    const [picture] = items;
    return picture ? { picture } : { problem: 'lost' };
  } catch (error) {
    return { problem: refusedPicture(error instanceof ApiError ? error.status : undefined) };
  }
}

const shrink = (file: Blob) =>
  import(/* webpackChunkName: "shrink-picture" */ './shrinkPicture').then(({ shrinkPicture }) =>
    shrinkPicture(file),
  );
