import { type RefObject, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True in the first render of a component that React hydrates, also inside a boundary that it hydrates
 * later; false in all others. React asks for the server's snapshot only then; were the two snapshots to
 * differ, it would render every such component again, at once and in one task.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  const getServerSnapshot = () => {
    isHydrating = true;
    return false;
  };
  useSyncExternalStore(never, () => false, getServerSnapshot);
  return isHydrating;
}

interface ServerMarkupProps {
  container: RefObject<HTMLDivElement | null>;
  isBelowFold?: boolean;
}

/** The server's markup, untouched. */
export function ServerMarkup({ container, isBelowFold }: ServerMarkupProps) {
  // React neither compares nor touches the content of an element with dangerouslySetInnerHTML
  // (decision 032).
  return (
    <div
      ref={container}
      data-below-fold={isBelowFold ? 'part' : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
