import { useEffect, useRef } from 'react';

/**
 * For the heading of a list: the button that removed something goes with it, and without this the
 * focus would start again at the top of the document.
 *
 * @param count how many the list holds
 * @returns the ref of the heading, which needs `tabIndex={-1}`
 */
export function useFocusAfterRemoval(count: number) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (count < countBefore.current && isFocusLost) headingRef.current?.focus();
    countBefore.current = count;
  }, [count]);
  return headingRef;
}
