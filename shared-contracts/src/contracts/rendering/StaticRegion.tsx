import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { followLink } from './followLink';
import { isOmitted } from './loaderData';
import { RegionHostContext } from './RegionHost';
import { ServerRegion } from './ServerRegion';
import { useIsHydrating } from './useIsHydrating';

export interface StaticRegionProps {
  /** The data that the children show: a result of `markupOnly`. */
  data: unknown;
  /** A press on the server's markup: without the children's code, their buttons do nothing. */
  onPress?: ((target: Element) => void) | undefined;
  children: ReactNode;
}

/**
 * A region of markup and links: it neither hydrates nor has data in the page. The server's markup stays until
 * a revalidation brings the data; its links lead through the router, and a picture that cannot be loaded is
 * replaced by the placeholder.
 */
export function StaticRegion(props: StaticRegionProps) {
  return typeof window === 'undefined' ? <div>{props.children}</div> : <InBrowser {...props} />;
}

function InBrowser({ data, onPress, children }: StaticRegionProps) {
  const isHydrating = useIsHydrating();
  const [isKept, setIsKept] = useState(isHydrating && isOmitted(data));
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (isOmitted(data)) {
      if (isKept) return undefined;
      // React has given up hydrating, and rendered again without markup: no cache may hand the value on.
      data.fail();
      const timer = setTimeout(() => void revalidate());
      return () => clearTimeout(timer);
    }
    if (!isKept) return undefined;
    let isCancelled = false;
    const replace = () => {
      if (!isCancelled) startTransition(() => setIsKept(false));
    };
    // Slow data shows no placeholder in place of what is there.
    Promise.resolve(data).then(replace, replace);
    return () => {
      isCancelled = true;
    };
  }, [isKept, data, revalidate]);

  return isKept ? <Kept onPress={onPress} /> : <div>{children}</div>;
}

/** The server's markup, with what its links and pictures need. */
function Kept({ onPress }: Pick<StaticRegionProps, 'onPress'>) {
  const container = useRef<HTMLElement>(null);
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
      <ServerRegion container={container} />
      {broken.length > 0 && <Placeholders of={broken} />}
    </>
  );
}

/** Draws placeholders out of sight, and puts a copy of each in the place of its picture. */
function Placeholders({ of }: { of: readonly HTMLImageElement[] }) {
  const { BrokenPicture } = useContext(RegionHostContext);
  const drawings = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    of.forEach((picture, index) => {
      const drawing = drawings.current?.children[index];
      if (drawing && picture.isConnected) picture.replaceWith(drawing.cloneNode(true));
    });
  }, [of]);
  if (!BrokenPicture) return null;
  return (
    <div hidden ref={drawings}>
      {of.map(({ alt, width, height }, index) => (
        // The list only grows.
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may be that of several pictures
        <BrokenPicture key={index} alt={alt} width={width / height || 1} height={1} />
      ))}
    </div>
  );
}

function useBrokenPictures(container: RefObject<HTMLElement | null>): HTMLImageElement[] {
  const [broken, setBroken] = useState<HTMLImageElement[]>([]);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const note = (picture: HTMLImageElement) => setBroken((known) => [...known, picture]);
    const handleError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) note(target);
    };
    const unmount = new AbortController();
    // An error does not bubble.
    element.addEventListener('error', handleError, { capture: true, signal: unmount.signal });
    // Those that failed before.
    for (const picture of element.querySelectorAll('img')) {
      if (picture.complete && picture.naturalWidth === 0) note(picture);
    }
    return () => unmount.abort();
  }, [container]);
  return broken;
}
