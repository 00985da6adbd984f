import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import * as icons from '../../design/icons';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { PicturePlaceholder } from '../../ui/PicturePlaceholder';
import type { PictureProblem } from './pictureRules';
import type { ChosenPicture } from './usePictures';

interface ChosenPictureItemProps {
  picture: ChosenPicture;
  /** Position of the picture in the form, in the digits of the page's language. */
  number: string;
  onRemove: () => void;
  onRetry: () => void;
}

/** One picture of a form: its thumbnail, with the progress or the error of its upload. */
export function ChosenPictureItem({ picture, number, onRemove, onRetry }: ChosenPictureItemProps) {
  const { t } = useLingui();
  const problemText = usePictureProblemMessage();
  const source = picture.picture?.smallImageUrl ?? picture.preview;
  const isUnderWay = picture.status === 'waiting' || picture.status === 'sending';
  const title = t`Picture ${number}`;
  return (
    <Item>
      <Thumbnail>
        {source ? (
          <img src={source} alt={title} />
        ) : (
          <PicturePlaceholder alt={title} width={1} height={1} />
        )}
      </Thumbnail>
      <State>
        {picture.name !== '' && <Name>{picture.name}</Name>}
        {isUnderWay && (
          <progress aria-label={t`Sending picture ${number}`} max={1} value={picture.share} />
        )}
        {picture.status === 'sent' && <Trans>Added</Trans>}
        {picture.problem && <Problem role="alert">{problemText(picture.problem)}</Problem>}
        {picture.problem && RETRIED.includes(picture.problem) && (
          <Button onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
      </State>
      <IconButton icon={icons.close} label={t`Remove picture ${number}`} onClick={onRemove} />
    </Item>
  );
}

/** Problems after which the same file can be sent again. */
const RETRIED: readonly PictureProblem[] = ['lost', 'too-often', 'closed'];

function usePictureProblemMessage() {
  const { t } = useLingui();
  return (problem: PictureProblem): string => {
    switch (problem) {
      case 'type':
        return t`This is not a JPEG, PNG, WebP or AVIF picture`;
      case 'heic':
        return t`This browser cannot convert HEIC photos. Set the camera to JPEG (“Most compatible”), or send a screenshot of the photo.`;
      case 'size':
        return t`This picture is too large. Please choose a smaller one.`;
      case 'too-often':
        return t`Too many pictures in a short time. Please try again later.`;
      case 'unreadable':
        return t`This picture cannot be read`;
      case 'closed':
        return t`Your access has ended. Log in again or enter a new code, in another tab if you like, and try again.`;
      case 'lost':
        return t`This picture could not be sent`;
    }
  };
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
`;

const Thumbnail = styled.div`
  overflow: hidden;
  width: 72px;
  height: 72px;
  border-radius: var(--radius-m);
  background: var(--color-sunken);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const State = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  font-size: var(--text-s);

  progress {
    width: 100%;
    accent-color: var(--color-link);
  }
`;

const Name = styled.p`
  color: var(--color-ink-soft);
`;

const Problem = styled.p`
  color: var(--color-bad);
`;
