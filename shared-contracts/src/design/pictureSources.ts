/** Widths in px of the two sizes that the API stores. */
const SMALL_WIDTH = 320;
const MEDIUM_WIDTH = 800;

interface StoredPicture {
  smallImageUrl?: string | null;
  mediumImageUrl?: string | null;
}

export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * What an `img` and the preload of the same picture both say: only where they agree to the letter
 * does the browser fetch it once. Goes into `PageHead.lcpImage`; `ui/Picture` uses it too.
 *
 * @param sizes how wide it is shown, as the `sizes` attribute
 * @returns `undefined` where there is no address
 */
export function pictureSources(
  { smallImageUrl, mediumImageUrl }: StoredPicture,
  sizes: string,
): PictureSources | undefined {
  const src = mediumImageUrl || smallImageUrl;
  if (!src) return undefined;
  if (!smallImageUrl || !mediumImageUrl) return { src };
  const srcSet = `${smallImageUrl} ${SMALL_WIDTH}w, ${mediumImageUrl} ${MEDIUM_WIDTH}w`;
  return { src, srcSet, sizes };
}
