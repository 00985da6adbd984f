import { isOmitted } from '@marketplace/contracts/loading/loadPart';
import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { ServerMarkup, useIsHydrating } from '../../contracts/islands/ServerMarkup';
import { followLink } from './followLink';
import { PicturePlaceholder } from './PicturePlaceholder';

interface StaticPartProps {
  /** What the children show: a result of `staticPart`. */
  of: unknown;
  /** A press on the server's markup: without the children's code, their buttons do nothing. */
  onPress?: (target: Element) => void;
  children: ReactNode;
}

/**
 * A part of a page that is markup and links: it neither hydrates nor has data in the page. The server's
 * markup stays until a revalidation brings the data; its links lead through the router, and a picture
 * that cannot be loaded gives way to the placeholder.
 */
export function StaticPart(props: StaticPartProps) {
  return typeof window === 'undefined' ? <div>{props.children}</div> : <InBrowser {...props} />;
}

function InBrowser({ of, onPress, children }: StaticPartProps) {
  const isHydrating = useIsHydrating();
  const [isKept, setIsKept] = useState(isHydrating && isOmitted(of));
  const isMissing = isOmitted(of) && !isKept;
  const { revalidate } = useRevalidator();

  useEffect(() => {
    // React has given up hydrating, and rendered anew.
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);

  useEffect(() => {
    if (!isKept || isOmitted(of)) return;
    let isCancelled = false;
    const replace = () => {
      if (!isCancelled) startTransition(() => setIsKept(false));
    };
    // Slow data shows no placeholder in place of what is there.
    Promise.resolve(of).then(replace, replace);
    return () => {
      isCancelled = true;
    };
  }, [isKept, of]);

  return isKept ? <Kept onPress={onPress} /> : <div>{children}</div>;
}

/** The server's markup, with what its links and pictures need. */
function Kept({ onPress }: Pick<StaticPartProps, 'onPress'>) {
  const container = useRef<HTMLDivElement>(null);
  const broken = useBrokenPictures(container);
  const navigate = useNavigate();

  useEffect(() => {
    const unmount = new AbortController();
    const handleClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      followLink(event, event.target, navigate);
      onPress?.(event.target);
    };
    container.current?.addEventListener('click', handleClick, { signal: unmount.signal });
    return () => unmount.abort();
  }, [navigate, onPress]);

  return (
    <>
      <ServerMarkup container={container} />
      {broken.map(({ place, id, alt, width, height }) =>
        createPortal(
          <PicturePlaceholder alt={alt} width={width} height={height} />,
          place,
          String(id),
        ),
      )}
    </>
  );
}

interface BrokenPicture {
  id: number;
  /** In place of the picture. */
  place: Element;
  alt: string;
  /** Proportions. */
  width: number;
  height: number;
}

function useBrokenPictures(container: RefObject<HTMLDivElement | null>): BrokenPicture[] {
  const [broken, setBroken] = useState<BrokenPicture[]>([]);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const replace = (picture: HTMLImageElement) => {
      const place = document.createElement('span');
      place.style.display = 'contents';
      picture.replaceWith(place);
      const { alt } = picture;
      const width = picture.width / picture.height || 1;
      setBroken((known) => [...known, { id: known.length, place, alt, width, height: 1 }]);
    };
    const handleError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    const unmount = new AbortController();
    // An error does not bubble.
    element.addEventListener('error', handleError, { capture: true, signal: unmount.signal });
    // Those that failed before.
    for (const picture of element.querySelectorAll('img')) {
      if (picture.complete && picture.naturalWidth === 0) replace(picture);
    }
    return () => unmount.abort();
  }, [container]);
  return broken;
}
