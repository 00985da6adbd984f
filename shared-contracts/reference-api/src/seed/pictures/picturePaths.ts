import type { Section } from './backdrops';
import { compositionKey } from './parseComposition';

export interface PicturePaths {
  smallPath: string;
  mediumPath: string;
}

type PictureFolder =
  | 'products'
  | 'categories'
  | 'shops'
  | 'banners'
  | 'sliders'
  | 'blogs'
  | 'reviews';

/** Media files are kept by browsers for good: painted anew, they need a new name. */
const EDITION = 'e2';

/** Paths of the two sizes of a picture in the media folder. */
export function picturePaths(
  folder: PictureFolder,
  section: Section,
  composition: string,
): PicturePaths {
  const key = `${EDITION}/${folder}/${section}-${compositionKey(composition)}`;
  return { smallPath: `${key}-small.webp`, mediumPath: `${key}-medium.webp` };
}
