import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredPicture } from './storePictures';

/** Deletes the files of a picture; those that are not there are no failure. */
export async function deletePicture(
  mediaDir: string,
  { smallPath, mediumPath }: Omit<StoredPicture, 'uuid'>,
): Promise<void> {
  for (const path of [smallPath, mediumPath]) {
    await rm(join(mediaDir, path), { force: true }).catch((error: NodeJS.ErrnoException) => {
      // No folder on the way there, which `force` does not cover.
      if (error.code !== 'ENOTDIR') throw error;
    });
  }
}
