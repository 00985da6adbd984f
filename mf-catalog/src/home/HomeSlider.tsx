import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Region } from '@marketplace/contracts/rendering';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { SLIDE_SIZES } from '../cards/pictureSizes';
import {
  Call,
  Controls,
  Dot,
  Dots,
  SlideItem,
  SlideLink,
  Slider,
  Strip,
  Subtitle,
  Title,
  Words,
} from './HomeSlider.styles';
import type { Slide } from './homeRequests';

const loadMotion = () =>
  import(/* webpackChunkName: "catalog-slider-motion" */ './SliderMotion').then(
    (it) => it.SliderMotion,
  );

/**
 * The slides of the home page: a strip that scrolls natively, one slide at a time. Swiping, keys,
 * links and dots work without scripts. `SliderMotion` adds the arrows and the automatic movement.
 * Renders nothing without slides.
 */
export function HomeSlider({ slides }: { slides: readonly Slide[] }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const idOf = (index: number) => `${id}-${index}`;
  const strip = useRef<HTMLUListElement>(null);
  // Index of the visible slide; `undefined` until `SliderMotion` reports it.
  const [shown, setShown] = useState<number>();
  const handleDot = (event: MouseEvent, index: number) => {
    // Does not follow the link, because the browser would also scroll the page to the slide and add
    // a history entry.
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const priorityOf = (index: number) => {
    if (index === 0) return 'high';
    // Loads the next slide's picture before the visitor sees that slide.
    return shown !== undefined && index <= shown + 1 ? 'normal' : 'lazy';
  };

  if (slides.length === 0) return null;
  return (
    <Slider aria-label={t`Offers of the market`}>
      <Strip ref={strip}>
        {slides.map(({ title, subtitle, textLanguage, url, imageUrls }, index) => (
          <SlideItem key={idOf(index)} id={idOf(index)}>
            <SlideLink to={url}>
              <Picture
                {...imageUrls}
                alt=""
                kind="slide"
                sizes={SLIDE_SIZES}
                width={2}
                priority={priorityOf(index)}
              />
              <Words lang={textLanguage}>
                <Title>{title}</Title>
                <Subtitle>{subtitle}</Subtitle>
                <Call>{t`Shop now`}</Call>
              </Words>
            </SlideLink>
          </SlideItem>
        ))}
      </Strip>
      {slides.length > 1 && (
        <Controls>
          <Dots $count={slides.length}>
            {slides.map(({ title }, index) => (
              <li key={idOf(index)}>
                <Dot
                  href={`#${idOf(index)}`}
                  aria-label={t`Slide ${localDigits(index + 1, i18n.locale)}: ${title}`}
                  aria-current={index === (shown ?? 0) ? 'true' : undefined}
                  onClick={(event) => handleDot(event, index)}
                />
              </li>
            ))}
          </Dots>
          <Region when="load" load={loadMotion} props={{ strip, onShow: setShown }} isBrowserOnly />
        </Controls>
      )}
    </Slider>
  );
}
