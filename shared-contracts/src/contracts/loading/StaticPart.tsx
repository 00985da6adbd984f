import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { ServerMarkup, useIsHydrating } from '../islands/ServerMarkup';
import { followLink } from './followLink';
import { isOmitted } from './loadPart';

interface StaticPartProps {
  /** What the children show: a result of `staticPart`. */
  of: unknown;
  /** A press on the server's markup: without the children's code, their buttons do nothing. */
  onPress?: (target: Element) => void;
  children: ReactNode;
}

/**
 * A part of a page that is markup and links: it neither hydrates nor has data in the page. The server's
 * markup stays until a revalidation brings the data; its links lead through the router.
 */
export function StaticPart(props: StaticPartProps) {
  return typeof window === 'undefined' ? <div>{props.children}</div> : <InBrowser {...props} />;
}

function InBrowser({ of, onPress, children }: StaticPartProps) {
  const isHydrating = useIsHydrating();
  const [isKept, setIsKept] = useState(isHydrating && isOmitted(of));
  const isMissing = isOmitted(of) && !isKept;
  const container = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
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

  useEffect(() => {
    if (!isKept) return;
    const unmount = new AbortController();
    const handleClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      followLink(event, event.target, navigate);
      onPress?.(event.target);
    };
    container.current?.addEventListener('click', handleClick, { signal: unmount.signal });
    return () => unmount.abort();
  }, [isKept, navigate, onPress]);

  return isKept ? <ServerMarkup container={container} /> : <div>{children}</div>;
}
