import { msg } from '@lingui/core/macro';
import {
  MOST_PICTURES,
  type PictureProblem,
  pictureProblem as problemOfFile,
} from '@marketplace/contracts/forms/pictureRules';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

const wrongType = msg`Please choose pictures: JPEG, PNG, WebP or AVIF`;

/** Messages for pictures the host refused; it names files by their number. */
export const refusedPictures: Partial<Readonly<Record<PictureProblem, MessageDescriptor>>> = {
  unreadable: msg`A picture cannot be read: it may be damaged`,
  size: msg`A picture is too large`,
  type: wrongType,
};

/** Message for files that must not be sent; `undefined` when they may go. */
export function pictureProblem(
  files: readonly Pick<File, 'type' | 'size'>[],
  alreadyThere: number,
): MessageDescriptor | undefined {
  if (files.length + alreadyThere > MOST_PICTURES) return msg`Please choose at most 5 pictures`;
  const problems = files.map(problemOfFile);
  if (problems.includes('type')) return wrongType;
  return problems.includes('size') ? msg`A picture may have at most 5 MB` : undefined;
}
