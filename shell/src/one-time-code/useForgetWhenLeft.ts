import { useEffect, useRef } from 'react';
import { type CodePurpose, keepAwaitedCode } from './awaitedCode';

/**
 * Forgets a code that was used up together with the form that asked for it, and not before: without
 * an awaited code its page would start anew on the way out.
 *
 * @returns how to say that it was used up
 */
export function useForgetWhenLeft(purpose: CodePurpose): () => void {
  const isUsed = useRef(false);
  useEffect(
    () => () => {
      if (isUsed.current) keepAwaitedCode(purpose, undefined);
    },
    [purpose],
  );
  return () => {
    isUsed.current = true;
  };
}
