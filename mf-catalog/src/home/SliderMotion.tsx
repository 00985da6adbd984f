import { useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { startRotation, stopOnInteraction } from './slideRotation';

interface SliderMotionProps {
  strip: RefObject<HTMLUListElement | null>;
  /** Called with the visible slide, at first and on every change. */
  onShow: (index: number) => void;
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The automatic rotation of the slides and its buttons. It plays until the first interaction or
 * pause, and never with reduced motion (WCAG 2.2.2). Nothing is announced: every slide is in the list
 * all the time, and none is hidden from assistive technology.
 */
export function SliderMotion({ strip, onShow }: SliderMotionProps) {
  const { t } = useLingui();
  const [isPlaying, setIsPlaying] = useState(() => !prefersReducedMotion());
  const playButton = useRef<HTMLButtonElement>(null);
  const move = (slidesOn: number) => {
    if (strip.current) moveBy(strip.current, slidesOn);
  };

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const report = () => onShow(visibleSlide(element));
    report();
    element.addEventListener('scroll', report, { passive: true });
    return () => element.removeEventListener('scroll', report);
  }, [strip, onShow]);

  useEffect(() => {
    const region = strip.current?.parentElement;
    if (!region || !isPlaying) return;
    const exempt = playButton.current;
    const stopRotation = startRotation({
      region,
      exempt,
      advance: () => strip.current && moveBy(strip.current, 1),
    });
    const stopWatching = stopOnInteraction({ region, exempt, stop: () => setIsPlaying(false) });
    return () => {
      stopRotation();
      stopWatching();
    };
  }, [strip, isPlaying]);

  return (
    <>
      <IconButton
        ref={playButton}
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t`Pause the slides` : t`Play the slides`}
        onClick={() => setIsPlaying(!isPlaying)}
      />
      <Arrows>
        <IconButton icon="chevron-left" label={t`Previous slide`} onClick={() => move(-1)} />
        <IconButton icon="chevron-right" label={t`Next slide`} onClick={() => move(1)} />
      </Arrows>
    </>
  );
}

/** After the last slide comes the first, and the other way round. */
function moveBy(strip: HTMLElement, slidesOn: number): void {
  const { length } = strip.children;
  const next = (visibleSlide(strip) + slidesOn + length) % length;
  strip.scrollTo({ left: next * strip.clientWidth });
}

/** The index of the slide that is visible for the most part, from 0. */
const visibleSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;

// On phones a swipe or a dot does what the arrows do, and there is no room for both.
export const Arrows = styled.div`
  display: flex;

  ${media.belowMedium} {
    display: none;
  }
`;
