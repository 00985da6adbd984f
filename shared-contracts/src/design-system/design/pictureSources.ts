/** Widths in px of the two sizes that the API stores, by what the picture is of. */
export const pictureWidths = {
  product: { small: 320, medium: 800 },
  logo: { small: 160, medium: 320 },
  slide: { small: 800, medium: 1600 },
  post: { small: 640, medium: 1280 },
  banner: { small: 640, medium: 1280 },
} as const;

/** Subject of a picture; decides its stored sizes. */
export type PictureKind = keyof typeof pictureWidths;

interface StoredPicture {
  smallImageUrl?: string | null;
  mediumImageUrl?: string | null;
}

interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * Attributes shared by an `img` and the preload of the same picture: only where they are equal
 * does the browser fetch it once. Goes into `PageHead.lcpImage`; `ui/Picture` uses it too.
 *
 * @param sizes how wide it is shown, as the `sizes` attribute; without it the larger file is shown always
 * @param kind what the picture is of, which decides how wide the stored files are
 * @returns `undefined` where there is no address
 */
export function pictureSources(
  { smallImageUrl, mediumImageUrl }: StoredPicture,
  sizes?: string,
  kind: PictureKind = 'product',
): PictureSources | undefined {
  const src = mediumImageUrl || smallImageUrl;
  if (!src) return undefined;
  if (!smallImageUrl || !mediumImageUrl || !sizes) return { src };
  const { small, medium } = pictureWidths[kind];
  const srcSet = `${smallImageUrl} ${small}w, ${mediumImageUrl} ${medium}w`;
  return { src, srcSet, sizes };
}
