import { useLingui } from '@lingui/react/macro';
import type { HomeSlider as Slide } from '@marketplace/contracts/api/sliders';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { useRef } from 'react';
import {
  Arrows,
  Region,
  SlideItem,
  SlideLink,
  Strip,
  Subtitle,
  Title,
  Words,
} from './HomeSlider.styles';
import { SLIDE_SIZES } from './slideSizes';

/**
 * The slides of the home page. A strip that scrolls natively, one slide at a time: swiping, keys
 * and links work without a line of script, and nothing moves by itself. The arrows are for pointers
 * that cannot swipe.
 */
export function HomeSlider({ slides }: { slides: readonly Slide[] }) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const move = (slidesOn: number) =>
    strip.current?.scrollBy({ left: slidesOn * strip.current.clientWidth });

  if (slides.length === 0) return null;
  return (
    <Region aria-label={t`Offers of the market`}>
      <Strip ref={strip}>
        {slides.map(({ uuid, title, subtitle, url, imageUrls }, index) => (
          <SlideItem key={uuid}>
            <SlideLink to={url}>
              <Picture
                {...imageUrls}
                alt=""
                sizes={SLIDE_SIZES}
                width={2}
                priority={index === 0 ? 'high' : 'lazy'}
              />
              <Words>
                <Title>{title}</Title>
                <Subtitle>{subtitle}</Subtitle>
              </Words>
            </SlideLink>
          </SlideItem>
        ))}
      </Strip>
      {slides.length > 1 && (
        <Arrows>
          <IconButton icon="chevron-left" label={t`Previous slide`} onClick={() => move(-1)} />
          <IconButton icon="chevron-right" label={t`Next slide`} onClick={() => move(1)} />
        </Arrows>
      )}
    </Region>
  );
}
