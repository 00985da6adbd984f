/** Widths in px of the two stored sizes, by the picture's subject. */
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
 * Returns attributes for an `img` and for the preload of its picture. If the two had different
 * attributes, the browser would fetch the picture twice. Used for `PageHead.lcpImage` and by
 * `ui/Picture`.
 * @param sizes displayed width as the `sizes` attribute; without it the larger file is always shown
 * @param kind subject of the picture, which determines the stored widths
 * @returns `undefined` if the picture has no URL
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
