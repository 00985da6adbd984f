import type { Picture } from '@marketplace/contracts/api/fields';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';

/** The largest picture of a page as `Picture` will ask for it: another address would load twice. */
export function lcpImage(
  picture: Picture | undefined,
  sizes: string,
): NonNullable<PageHead['lcpImage']> | undefined {
  if (!picture) return undefined;
  const { smallImageUrl, mediumImageUrl } = picture;
  return { src: mediumImageUrl, srcSet: `${smallImageUrl} 320w, ${mediumImageUrl} 800w`, sizes };
}
