import { useLingui } from '@lingui/react/macro';
import type { Picture as PictureUrls } from '@marketplace/contracts/api/fields';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { useId } from 'react';
import { Large, Place, Root, Strip, Thumb, Thumbs, View } from './Gallery.styles';
import { GALLERY_SIZES } from './gallerySizes';
import { PictureCounter } from './PictureCounter';
import { useLightbox } from './useLightbox';
import { usePictureName } from './usePictureName';
import { useShownPicture } from './useShownPicture';
import { zoomAtPointer } from './zoomAtPointer';

interface GalleryProps {
  pictures: readonly PictureUrls[];
  productName: string;
}

/**
 * The pictures of a product in a strip that scrolls natively. Small pictures are links to large
 * ones, and large ones to the files themselves: both work without JavaScript. With it the page does
 * not move, the mouse enlarges what it is over, and a tap opens the lightbox.
 */
export function Gallery({ pictures, productName }: GalleryProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const nameOf = usePictureName(productName);
  const { strip, shown, show, handlers } = useShownPicture(pictures.length);
  const lightbox = useLightbox();
  if (pictures.length === 0) {
    return (
      <Root role="group" aria-label={t`Pictures of ${productName}`}>
        <Picture alt={productName} sizes={GALLERY_SIZES} />
      </Root>
    );
  }
  return (
    <Root role="group" aria-label={t`Pictures of ${productName}`}>
      <View>
        <Strip ref={strip} {...handlers}>
          {pictures.map((picture, index) => (
            <li key={picture.mediumImageUrl} id={`${id}-${index}`}>
              <Large
                href={picture.mediumImageUrl}
                onClick={(event) => lightbox.open(event, index)}
                onPointerEnter={lightbox.prepare}
                onPointerMove={zoomAtPointer}
                onFocus={lightbox.prepare}
              >
                <Picture
                  {...picture}
                  alt={nameOf(index)}
                  sizes={GALLERY_SIZES}
                  priority={index === 0 ? 'high' : 'lazy'}
                />
              </Large>
            </li>
          ))}
        </Strip>
        {pictures.length > 1 && (
          <Place>
            <PictureCounter shown={shown} count={pictures.length} />
          </Place>
        )}
      </View>
      {pictures.length > 1 && (
        <Thumbs>
          {pictures.map((picture, index) => (
            <li key={picture.mediumImageUrl}>
              <Thumb
                href={`#${id}-${index}`}
                aria-label={t`Show picture ${localDigits(index + 1, i18n.locale)}`}
                aria-current={index === shown}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture smallImageUrl={picture.smallImageUrl} alt="" sizes="72px" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      )}
      {lightbox.opened && (
        <lightbox.opened.Lightbox
          pictures={pictures}
          productName={productName}
          first={lightbox.opened.first}
          onClose={lightbox.close}
        />
      )}
    </Root>
  );
}
