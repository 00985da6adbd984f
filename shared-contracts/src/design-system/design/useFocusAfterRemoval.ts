import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a list's heading after a removal, because the removed item takes its focused
 * button along.
 * @param counts number of items in the list, or in each of the page's lists
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
    // Behind an open dialog nothing can be focused; the next render tries again.
    isDue.current &&= isFocusLost();
  });
  return headingRef;
}

const isFocusLost = () => document.activeElement === document.body;
