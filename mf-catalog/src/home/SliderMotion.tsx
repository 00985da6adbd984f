import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Arrows } from './SliderMotion.styles';
import { shownSlide } from './shownSlide';
import { startRotation } from './startRotation';
import { stopWhenUsed } from './stopWhenUsed';

interface SliderMotionProps {
  strip: RefObject<HTMLUListElement | null>;
  /** Told which slide is in sight: at first, and whenever another one comes. */
  onShow: (index: number) => void;
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * What the slides do by themselves, and the buttons for it. They play until somebody takes them in
 * hand or pauses them, and not at all where less motion is wanted (WCAG 2.2.2). Nothing is
 * announced: every slide is in the list all the time, and none is hidden from anybody.
 */
export function SliderMotion({ strip, onShow }: SliderMotionProps) {
  const { t } = useLingui();
  const [isPlaying, setIsPlaying] = useState(() => !prefersStill());
  const playButton = useRef<HTMLButtonElement>(null);
  const move = (slidesOn: number) => {
    if (strip.current) moveBy(strip.current, slidesOn);
  };

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const tell = () => onShow(shownSlide(element));
    tell();
    element.addEventListener('scroll', tell, { passive: true });
    return () => element.removeEventListener('scroll', tell);
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
    const stopWatching = stopWhenUsed({ region, exempt, stop: () => setIsPlaying(false) });
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
  const next = (shownSlide(strip) + slidesOn + length) % length;
  strip.scrollTo({ left: next * strip.clientWidth });
}
