/** What a host of the contract takes; phones turn their own formats into the first of these. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Of one picture, bytes, and how many of them; the contract's upload rule and complaint. */
export const MOST_BYTES = 5 * 1024 * 1024;
export const MOST_PICTURES = 5;

/** Why a picture was not sent. `lost`: no answer came, and it may be tried again. */
export type PictureProblem = 'type' | 'size' | 'too-often' | 'unreadable' | 'lost';

/** What is wrong with a file before it is sent; one without a type is left to the host. */
export function pictureProblem({ type, size }: Blob): PictureProblem | undefined {
  if (type !== '' && !PICTURE_TYPES.includes(type)) return 'type';
  return size > MOST_BYTES ? 'size' : undefined;
}

/** What a refusal of the host says about the picture, by its HTTP status. */
export function refusedPicture(status: number | undefined): PictureProblem {
  switch (status) {
    case 413:
      return 'size';
    case 415:
      return 'type';
    case 429:
      return 'too-often';
    case 400:
      return 'unreadable';
    default:
      return 'lost';
  }
}
