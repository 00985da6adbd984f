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
  /** Index, from 0, of the picture that is shown first. */
  first: number;
}

/**
 * The pictures in a full-screen dialog. Arrow keys, swipes and two buttons change the picture.
 * While a picture is enlarged, arrow keys scroll it instead. A tap doubles the size around the
 * tapped point. The browser handles pinching.
 */
export function Lightbox({ pictures, productName, first }: LightboxProps) {
  const { t } = useLingui();
  const nameOf = usePictureName(productName);
  const { strip, shown, show, handlers } = useShownPicture(pictures.length, first);
  const [zoomed, setZoomed] = useState<{ index: number; left: number; top: number }>();

  useLayoutEffect(() => {
    const element = strip.current;
    // Scrolls without an animation, because the dialog opens at this picture.
    element?.scrollTo({ left: first * element.clientWidth, behavior: 'instant' });
    // Moves the focus to the picture. If the dialog opened before this code loaded, the title has
    // the focus.
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
 * The scroll offset that keeps the pressed point at its position when the picture doubles its size.
 * A key press counts as a press on the centre.
 */
export function zoomScrollOffset({ currentTarget, detail, clientX, clientY }: Press) {
  const box = currentTarget.getBoundingClientRect();
  if (detail === 0) return { left: box.width / 2, top: box.height / 2 };
  return { left: clientX - box.left, top: clientY - box.top };
}
