import { useLingui } from '@lingui/react/macro';
import type { PictureProblem } from '@marketplace/contracts/forms/pictureRules';

/** Message beside a picture that was not sent. */
export function useProblemMessage() {
  const { t } = useLingui();
  return (problem: PictureProblem): string => {
    switch (problem) {
      case 'type':
        return t`This is not a JPEG, PNG, WebP or AVIF picture`;
      case 'size':
        return t`This picture is too large`;
      case 'too-often':
        return t`Too many pictures in a short time. Please try again later.`;
      case 'unreadable':
        return t`This picture cannot be read`;
      case 'lost':
        return t`This picture could not be sent`;
    }
  };
}
