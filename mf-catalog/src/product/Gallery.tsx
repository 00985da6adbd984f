import { useLingui } from '@lingui/react/macro';
import type { Picture as PictureUrls } from '@marketplace/contracts/api/fields';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { toast } from '@marketplace/contracts/notices';
import { preload, Region } from '@marketplace/contracts/rendering';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type MouseEvent, memo, type PointerEvent, useId, useState } from 'react';
import { Large, Place, Root, Strip, Thumb, Thumbs, View } from './Gallery.styles';
import { PictureCounter, usePictureName, useShownPicture } from './pictureStrip';

interface GalleryProps {
  pictures: readonly PictureUrls[];
  productName: string;
}

/**
 * The pictures of a product, in a strip that scrolls natively. Without JavaScript, small pictures
 * link to large ones, and large ones to the files. With JavaScript, a press on a small picture does
 * not scroll the page. The mouse magnifies the large picture around the pointer, and a press on the
 * large picture opens the lightbox.
 */
export const Gallery = memo(function Gallery({ pictures, productName }: GalleryProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const nameOf = usePictureName(productName);
  const { strip, shown, show, handlers } = useShownPicture(pictures.length);
  const lightbox = useLightbox();
  if (pictures.length === 0) {
    return (
      <Root role="group" aria-label={t`Pictures of ${productName}`}>
        <Picture alt={productName} />
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
                onPointerEnter={lightbox.preload}
                onPointerMove={zoomAtPointer}
                onFocus={lightbox.preload}
              >
                <Picture
                  {...picture}
                  alt={nameOf(index)}
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
                <Picture smallImageUrl={picture.smallImageUrl} alt="" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      )}
      <Dialog
        isOpen={lightbox.first !== undefined}
        onClose={lightbox.close}
        title={productName}
        size="large"
      >
        <Region
          when="load"
          load={loadLightbox}
          props={{ pictures, productName, first: lightbox.first ?? 0 }}
          waiting={<Skeleton shape="picture" />}
          isBrowserOnly
        />
      </Dialog>
    </Root>
  );
});

/**
 * Loads the content of the lightbox. The lightbox itself opens earlier, and shows a skeleton until
 * the content has loaded.
 */
const loadLightbox = () =>
  import(/* webpackChunkName: "catalog-lightbox" */ './Lightbox').then((it) => it.Lightbox);

/** The state of the lightbox. Its code is fetched on hover, focus or click. */
function useLightbox() {
  /** Index of the picture that was pressed; `undefined` while the lightbox is closed. */
  const [first, setFirst] = useState<number>();
  const close = () => setFirst(undefined);
  return {
    first,
    /**
     * Handles a press on the link to a picture. Without JavaScript, the browser follows the link.
     */
    open: (event: MouseEvent, index: number) => {
      // Leaves the press to the browser, which opens the link in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setFirst(index);
      preload([loadLightbox]).catch((error: unknown) => {
        close();
        void toast.failure(error);
      });
    },
    preload: () => void preload([loadLightbox]).catch(() => undefined),
    close,
  };
}

type PointerPlace = Pick<
  PointerEvent<HTMLElement>,
  'currentTarget' | 'pointerType' | 'clientX' | 'clientY'
>;

/** Passes the mouse position to the style sheet, so that the picture zooms at that point. */
export function zoomAtPointer({ currentTarget, pointerType, clientX, clientY }: PointerPlace) {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const { style } = currentTarget;
  style.setProperty('--zoom-x', `${((clientX - left) / width) * 100}%`);
  style.setProperty('--zoom-y', `${((clientY - top) / height) * 100}%`);
}
