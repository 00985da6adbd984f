import { useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import styled from '@marketplace/contracts/styled';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { startRotation, stopOnInteraction } from './slideRotation';

interface SliderMotionProps {
  strip: RefObject<HTMLUListElement | null>;
  /** Called with the index of the visible slide on mount and at every scroll event. */
  onShow: (index: number) => void;
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Rotates the slides until the first interaction or a press on "Pause", and renders the arrows and
 * the pause button. With reduced motion, the slides rotate only after a press on "Play" (WCAG
 * 2.2.2). Invisible slides are inert, so that Tab skips their links. The dots still lead to these
 * slides.
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
    const report = () => {
      onShow(visibleSlide(element));
      disableHidden(element);
    };
    report();
    const unmount = new AbortController();
    const { signal } = unmount;
    element.addEventListener('scroll', report, { passive: true, signal });
    // A slide with the focus may scroll out of view. It becomes inert when it loses the focus.
    element.addEventListener('focusout', () => disableHidden(element), { signal });
    return () => unmount.abort();
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
        icon={isPlaying ? moreIcons.pause : moreIcons.play}
        label={isPlaying ? t`Pause the slides` : t`Play the slides`}
        onClick={() => setIsPlaying(!isPlaying)}
      />
      <Arrows>
        <IconButton icon={icons.chevronLeft} label={t`Previous slide`} onClick={() => move(-1)} />
        <IconButton icon={icons.chevronRight} label={t`Next slide`} onClick={() => move(1)} />
      </Arrows>
    </>
  );
}

/** Moves by a number of slides. After the last slide comes the first. */
function moveBy(strip: HTMLElement, slidesOn: number): void {
  const { length } = strip.children;
  const next = (visibleSlide(strip) + slidesOn + length) % length;
  strip.scrollTo({ left: next * strip.clientWidth });
}

/** Makes all slides inert, except the visible slide and a slide with the focus. */
function disableHidden(strip: HTMLElement): void {
  const shown = visibleSlide(strip);
  [...strip.children].forEach((slide, index) => {
    const isInUse = index === shown || slide.contains(document.activeElement);
    slide.toggleAttribute('inert', !isInUse);
  });
}

/** Index from 0 of the slide that covers most of the strip. */
const visibleSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;

// Hidden on phones, which have no room for arrows. A swipe or a dot replaces them.
export const Arrows = styled.div`
  display: flex;

  ${media.belowMedium} {
    display: none;
  }
`;
