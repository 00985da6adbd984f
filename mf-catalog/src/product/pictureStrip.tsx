import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { type KeyboardEvent, type RefObject, type UIEvent, useRef, useState } from 'react';

interface ShownPicture {
  strip: RefObject<HTMLUListElement | null>;
  /** Index of the picture in view, from 0. */
  shown: number;
  show: (index: number) => void;
  /** Handlers of the strip: swipes and arrow keys change the picture in view. */
  handlers: {
    onScroll: (event: UIEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * State of a strip of full-width pictures that scrolls natively. `shown` follows the scroll
 * position.
 */
export function useShownPicture(count: number, first = 0): ShownPicture {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const show = (index: number) => {
    const wanted = Math.min(Math.max(index, 0), count - 1);
    strip.current?.scrollTo({ left: wanted * strip.current.clientWidth });
  };
  return {
    strip,
    shown,
    show,
    handlers: {
      onScroll: ({ currentTarget: { scrollLeft, clientWidth } }) => {
        if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
      },
      onKeyDown: (event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        show(shown + step);
      },
    },
  };
}

/**
 * Returns a function that converts the index of a picture, from 0, to the picture's alternative
 * text. The first picture has the product's name.
 */
export function usePictureName(productName: string): (index: number) => string {
  const { t, i18n } = useLingui();
  return (index) =>
    index === 0 ? productName : t`${productName}, picture ${localDigits(index + 1, i18n.locale)}`;
}

/**
 * Number of the picture in view. Screen readers skip it, because the names of the pictures contain
 * their numbers.
 */
export function PictureCounter({ shown, count }: { shown: number; count: number }) {
  const { i18n } = useLingui();
  return (
    <Figures aria-hidden="true">{localDigits(`${shown + 1} / ${count}`, i18n.locale)}</Figures>
  );
}

const Figures = styled.span`
  padding: 0 var(--space-2);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
