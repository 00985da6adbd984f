import { type RefObject, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while React hydrates the server's markup, also inside a boundary that it hydrates later. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * How far below the top of a page a part is: `near` may be in view on a phone, `far` is not. Either is
 * laid out after the first view.
 */
export type BelowFoldPlace = 'near' | 'far';

interface ServerMarkupProps {
  container: RefObject<HTMLDivElement | null>;
  belowFold?: BelowFoldPlace | undefined;
}

/** The server's markup, untouched. */
export function ServerMarkup({ container, belowFold }: ServerMarkupProps) {
  // React neither compares nor touches the content of an element with dangerouslySetInnerHTML
  // (decision 032).
  return (
    <div
      ref={container}
      data-below-fold={belowFold}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
