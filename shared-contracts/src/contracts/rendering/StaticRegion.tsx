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
import { allSettled, isOmitted } from './loaderData';
import { RegionHostContext } from './RegionHost';
import { KeepInput, ServerRegion } from './ServerRegion';
import { useIsHydrating } from './useIsHydrating';

export interface StaticRegionProps {
  /** Data that the children show, from `markupOnly`. */
  data: unknown;
  /** Called for a press on the server's markup, whose buttons do nothing until their code loads. */
  onPress?: ((target: Element) => void) | undefined;
  children: ReactNode;
}

/**
 * A region of markup and links. If the server has not sent its data to the browser (`markupOnly`),
 * the region does not hydrate. The server's markup then stays until a revalidation loads the data;
 * the focus is kept even when the markup is replaced. Links in this markup open through the router,
 * and a placeholder replaces a picture that fails to load. If the browser has the data, the
 * children are rendered as usual.
 */
export function StaticRegion(props: StaticRegionProps) {
  return typeof window === 'undefined' ? <div>{props.children}</div> : <InBrowser {...props} />;
}

function InBrowser({ data, onPress, children }: StaticRegionProps) {
  const isHydrating = useIsHydrating();
  const [isKept, setIsKept] = useState(isHydrating && isOmitted(data));
  const { revalidate } = useRevalidator();
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOmitted(data)) {
      if (isKept) return undefined;
      // React has discarded the server's markup, so the page must load the value. First rejects the
      // promise of the data, so that a cache does not keep this promise.
      data.fail();
      const timer = setTimeout(() => void revalidate());
      return () => clearTimeout(timer);
    }
    if (!isKept) return undefined;
    let isCancelled = false;
    const replace = () => {
      if (!isCancelled) startTransition(() => setIsKept(false));
    };
    // The markup stays while newer data loads. A placeholder would replace visible content and take
    // the focus away.
    void allSettled(data instanceof Promise ? [data] : []).then(replace);
    return () => {
      isCancelled = true;
    };
  }, [isKept, data, revalidate]);

  return (
    <KeepInput container={container} isHydrated={!isKept}>
      {isKept ? (
        <Kept container={container} onPress={onPress} />
      ) : (
        <div ref={container}>{children}</div>
      )}
    </KeepInput>
  );
}

interface KeptProps extends Pick<StaticRegionProps, 'onPress'> {
  container: RefObject<HTMLDivElement | null>;
}

/** The server's markup, with listeners for its links and pictures. */
function Kept({ container, onPress }: KeptProps) {
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
  }, [container, navigate, onPress]);

  return (
    <>
      <ServerRegion container={container} />
      {broken.length > 0 && <Placeholders of={broken} />}
    </>
  );
}

/** Renders hidden placeholders, and replaces each broken picture by a copy of its placeholder. */
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
        // Indices are stable, because pictures are only added at the end.
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
    // Error events do not bubble, so the listener catches them in the capture phase.
    element.addEventListener('error', handleError, { capture: true, signal: unmount.signal });
    // Pictures that failed before hydration have already sent their error events.
    for (const picture of element.querySelectorAll('img')) {
      if (picture.complete && picture.naturalWidth === 0) note(picture);
    }
    return () => unmount.abort();
  }, [container]);
  return broken;
}
