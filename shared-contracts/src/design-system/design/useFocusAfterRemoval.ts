import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a list's heading if the focus is lost because an item was removed together
 * with its focused button.
 * @param counts number of items in the list, or in each list of the page
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
    // Nothing behind an open dialog can be focused, so the next render tries again.
    isDue.current &&= isFocusLost();
  });
  return headingRef;
}

const isFocusLost = () => document.activeElement === document.body;
