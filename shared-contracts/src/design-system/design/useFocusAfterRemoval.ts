import { useEffect, useRef } from 'react';

/**
 * For the heading of a list: the button that removed something goes with it, and without this the
 * focus would start again at the top of the document.
 *
 * @param counts how many things the list holds, or each of the page's lists
 * @returns the ref of the heading, which needs `tabIndex={-1}`
 */
export function useFocusAfterRemoval<Heading extends HTMLElement = HTMLHeadingElement>(
  ...counts: number[]
) {
  const headingRef = useRef<Heading>(null);
  const countsBefore = useRef(counts);
  const isDue = useRef(false);
  useEffect(() => {
    if (counts.some((count, index) => count < (countsBefore.current[index] ?? 0))) {
      isDue.current = true;
    }
    countsBefore.current = counts;
    if (isDue.current && isFocusLost()) headingRef.current?.focus();
    // Behind a dialog that has yet to close, nothing can be focused: then the next render does it.
    isDue.current &&= isFocusLost();
  });
  return headingRef;
}

const isFocusLost = () => document.activeElement === document.body;
