import { type KeyboardEvent, type RefObject, type UIEvent, useRef, useState } from 'react';

interface ShownPicture {
  strip: RefObject<HTMLUListElement | null>;
  /** Which one is in view, from 0. */
  shown: number;
  show: (index: number) => void;
  /** The strip's own: swiping and arrows change what is in view. */
  handlers: {
    onScroll: (event: UIEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** A strip of pictures as wide as itself each, that scrolls natively; what is in view is read off. */
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
