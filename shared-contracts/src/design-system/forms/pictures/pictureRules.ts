/** Types of pictures that are sent as they are. */
const SENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Types of photos of phones, which the browser converts before they are sent, if it can. */
const CONVERTED_TYPES = ['image/heic', 'image/heif'];
/** Types of pictures that a form accepts. */
export const PICTURE_TYPES = [...SENT_TYPES, ...CONVERTED_TYPES];

/** Maximum number of bytes of a picture, as in the contract of `uploadFiles`. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** Maximum number of pictures of a review or complaint, as in the contract of `uploadFiles`. */
export const MAX_PICTURES = 5;

/**
 * Reason why an upload failed. `heic`: the browser cannot convert a photo of a phone. `closed`: the
 * session or the code of a guest has ended. `lost`: no usable reply came, so a retry may succeed.
 */
export type PictureProblem =
  | 'type'
  | 'heic'
  | 'size'
  | 'too-often'
  | 'unreadable'
  | 'closed'
  | 'lost';

/**
 * True for an accepted type, and for a type that the browser does not know, because the API checks
 * the file as well.
 */
export const isPictureType = (type: string) => type === '' || PICTURE_TYPES.includes(type);

/** Maps the HTTP status of a refused upload to a reason. */
export function refusedPicture(status: number | undefined): PictureProblem {
  switch (status) {
    case 401:
      return 'closed';
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
