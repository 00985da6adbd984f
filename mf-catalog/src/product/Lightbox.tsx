import { useLingui } from '@lingui/react/macro';
import type { Picture as PictureUrls } from '@marketplace/contracts/api/fields';
import * as icons from '@marketplace/contracts/design/icons';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { Row, Slide, Strip, Zoom } from './Lightbox.styles';
import { PictureCounter, usePictureName, useShownPicture } from './pictureStrip';

interface LightboxProps {
  pictures: readonly PictureUrls[];
  productName: string;
  /** Index of the first picture shown, from 0. */
  first: number;
}

/**
 * The pictures in a dialog as large as the screen: arrows and swipes go through them, a tap makes one twice as
 * large around where it was, and pinching is the browser's.
 */
export function Lightbox({ pictures, productName, first }: LightboxProps) {
  const { t } = useLingui();
  const nameOf = usePictureName(productName);
  const { strip, shown, show, handlers } = useShownPicture(pictures.length, first);
  const [zoomed, setZoomed] = useState<{ index: number; left: number; top: number }>();

  useLayoutEffect(() => {
    const element = strip.current;
    // At once: it opens at this picture, it does not travel there.
    element?.scrollTo({ left: first * element.clientWidth, behavior: 'instant' });
    // A dialog that was open before this came has the focus on its title.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [strip, first]);
  useLayoutEffect(() => {
    if (!zoomed) return;
    const { index, ...place } = zoomed;
    strip.current?.children[index]?.scrollTo({ ...place, behavior: 'instant' });
  }, [strip, zoomed]);

  const step = (by: number) => {
    setZoomed(undefined);
    show(shown + by);
  };
  return (
    <>
      <Strip
        ref={strip}
        onScroll={handlers.onScroll}
        onKeyDown={zoomed === undefined ? handlers.onKeyDown : undefined}
      >
        {pictures.map((picture, index) => (
          <Slide key={picture.mediumImageUrl} $isZoomed={zoomed?.index === index}>
            <Zoom
              type="button"
              data-autofocus={index === first || undefined}
              aria-pressed={zoomed?.index === index}
              onClick={(event) =>
                setZoomed(
                  zoomed?.index === index ? undefined : { index, ...zoomScrollOffset(event) },
                )
              }
            >
              <Picture
                {...picture}
                alt={nameOf(index)}
                sizes="(min-width: 600px) 900px, 100vw"
                priority={index === first ? 'normal' : 'lazy'}
              />
            </Zoom>
          </Slide>
        ))}
      </Strip>
      {pictures.length > 1 && (
        <Row>
          <IconButton
            icon={icons.chevronLeft}
            label={t`Previous picture`}
            aria-disabled={shown === 0 || undefined}
            onClick={() => step(-1)}
          />
          <PictureCounter shown={shown} count={pictures.length} />
          <IconButton
            icon={icons.chevronRight}
            label={t`Next picture`}
            aria-disabled={shown === pictures.length - 1 || undefined}
            onClick={() => step(1)}
          />
        </Row>
      )}
    </>
  );
}

type Press = Pick<MouseEvent<HTMLElement>, 'currentTarget' | 'detail' | 'clientX' | 'clientY'>;

/**
 * The scroll offset of a picture zoomed to twice its size that keeps the pressed point in place; for
 * a key press, the centre.
 */
export function zoomScrollOffset({ currentTarget, detail, clientX, clientY }: Press) {
  const box = currentTarget.getBoundingClientRect();
  if (detail === 0) return { left: box.width / 2, top: box.height / 2 };
  return { left: clientX - box.left, top: clientY - box.top };
}
