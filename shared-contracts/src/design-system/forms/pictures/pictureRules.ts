/** Accepted types of pictures; phones convert their own formats to the first type. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Maximum number of bytes of a picture, as in the contract of `uploadFiles`. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** Maximum number of pictures of a review or complaint, as in the contract of `uploadFiles`. */
export const MAX_PICTURES = 5;

/** Reason why an upload failed. `lost`: no usable reply came, so a retry may succeed. */
export type PictureProblem = 'type' | 'size' | 'too-often' | 'unreadable' | 'lost';

/**
 * True for an accepted type, and for a type that the browser does not know, because the API checks
 * the file as well.
 */
export const isPictureType = (type: string) => type === '' || PICTURE_TYPES.includes(type);

/** Maps the HTTP status of a refused upload to a reason. */
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
