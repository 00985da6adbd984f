/** Types a host of the contract takes; phones turn their own formats into the first of these. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Limits of the contract's `uploadFiles`: bytes of one picture, and pictures of a review or complaint. */
export const MAX_BYTES = 5 * 1024 * 1024;
export const MAX_PICTURES = 5;

/** Reason why a picture was not sent. `lost`: no answer came, and a retry may succeed. */
export type PictureProblem = 'type' | 'size' | 'too-often' | 'unreadable' | 'lost';

/** Checks a file before it is sent; one without a type is left to the host. */
export function pictureProblem({
  type,
  size,
}: Pick<Blob, 'type' | 'size'>): PictureProblem | undefined {
  if (type !== '' && !PICTURE_TYPES.includes(type)) return 'type';
  return size > MAX_BYTES ? 'size' : undefined;
}

/** Reads the host's refusal of a picture from its HTTP status. */
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
