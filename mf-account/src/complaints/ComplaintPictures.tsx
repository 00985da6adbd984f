import { useLingui } from '@lingui/react/macro';
import type { Picture as Stored } from '@marketplace/contracts/api/fields';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';

interface ComplaintPicturesProps {
  label: string;
  pictures: Stored[];
}

/** Shows pictures of a complaint or message. Each links to its large version. */
export function ComplaintPictures({ label, pictures }: ComplaintPicturesProps) {
  const { t, i18n } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <List role="list" aria-label={label}>
      {pictures.map((picture, index) => {
        const number = localDigits(index + 1, i18n.locale);
        return (
          <li key={picture.mediumImageUrl}>
            <a href={picture.mediumImageUrl} target="_blank" rel="noreferrer">
              <Picture
                smallImageUrl={picture.smallImageUrl}
                alt={t`Picture ${number}, large, in a new tab`}
                sizes="80px"
              />
            </a>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    display: block;
    width: 80px;
  }

  a > * {
    border-radius: var(--radius-m);
  }
`;
