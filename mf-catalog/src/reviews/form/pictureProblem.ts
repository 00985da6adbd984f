import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

/** What the contract's `uploadFiles` takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const MOST_PICTURES = 5;
const MOST_BYTES = 5 * 1024 * 1024;

const wrongType = msg`Please choose pictures: JPEG, PNG, WebP or AVIF`;

/** What the host's refusal of a picture means, by its status; it names files by their number. */
export const refusedPicture: Readonly<Record<number, MessageDescriptor>> = {
  400: msg`A picture cannot be read: it may be damaged`,
  413: msg`A picture is too large`,
  415: wrongType,
};

/** What is wrong with files before they are sent; `undefined` when they may go. */
export function pictureProblem(
  files: readonly Pick<File, 'type' | 'size'>[],
  alreadyThere: number,
): MessageDescriptor | undefined {
  if (files.length + alreadyThere > MOST_PICTURES) return msg`Please choose at most 5 pictures`;
  if (files.some(({ type }) => !PICTURE_TYPES.includes(type))) return wrongType;
  if (files.some(({ size }) => size > MOST_BYTES)) {
    return msg`A picture may have at most 5 MB`;
  }
  return undefined;
}
