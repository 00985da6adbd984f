import type { Picture } from '@marketplace/contracts/api/fields';

export type MediaUrl = (path: string) => string;

interface PicturePaths {
  smallPath: string | null;
  mediumPath: string | null;
}

/** Converts the paths of a stored picture to URLs. Returns null if there is no picture. */
export function toPicture(paths: PicturePaths, mediaUrl: MediaUrl): Picture | null {
  const { smallPath, mediumPath } = paths;
  if (smallPath === null || mediumPath === null) return null;
  return { smallImageUrl: mediaUrl(smallPath), mediumImageUrl: mediaUrl(mediumPath) };
}
