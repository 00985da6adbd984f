import { type RefObject, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while React hydrates the server's markup, also inside a boundary that it hydrates later. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The server's markup, untouched. */
export function ServerMarkup({ container }: { container: RefObject<HTMLDivElement | null> }) {
  // React neither compares nor touches the content of an element with dangerouslySetInnerHTML
  // (decision 032).
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
  return <div ref={container} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
