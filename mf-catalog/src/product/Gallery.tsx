import { useLingui } from '@lingui/react/macro';
import type { Picture as PictureUrls } from '@marketplace/contracts/api/fields';
import { media } from '@marketplace/contracts/design/breakpoints';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { type MouseEvent, useId, useRef } from 'react';
import { GALLERY_SIZES } from './gallerySizes';

interface GalleryProps {
  pictures: readonly PictureUrls[];
  productName: string;
}

/**
 * The pictures of a product in a strip that scrolls natively. The small ones below are links to the
 * large ones: they work without JavaScript, and with it the page does not move.
 */
export function Gallery({ pictures, productName }: GalleryProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  // An empty address is drawn as the placeholder.
  const shown = pictures.length > 0 ? pictures : [{ smallImageUrl: '', mediumImageUrl: '' }];

  return (
    <Root role="group" aria-label={t`Pictures of ${productName}`}>
      <Strip ref={strip}>
        {shown.map((picture, index) => (
          <li key={picture.mediumImageUrl} id={`${id}-${index}`}>
            <Picture
              {...picture}
              alt={
                index === 0
                  ? productName
                  : t`${productName}, picture ${localDigits(index + 1, i18n.locale)}`
              }
              sizes={GALLERY_SIZES}
              priority={index === 0 ? 'high' : 'lazy'}
            />
          </li>
        ))}
      </Strip>
      {shown.length > 1 && (
        <Thumbs>
          {shown.map((picture, index) => (
            <li key={picture.mediumImageUrl}>
              <Thumb
                href={`#${id}-${index}`}
                onClick={(event) => show(event, index)}
                aria-label={t`Show picture ${localDigits(index + 1, i18n.locale)}`}
              >
                <Picture smallImageUrl={picture.smallImageUrl} alt="" sizes="72px" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
`;

const Strip = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  border-radius: var(--radius-l);
  background: var(--color-sunken);
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

const Thumbs = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-1);
  overflow-x: auto;

  > li {
    flex: none;
  }
`;

const Thumb = styled.a`
  display: block;
  width: 60px;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);

  ${media.medium} {
    width: 72px;
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
    }
  }
`;
