import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../time/afterPaint';

/** Events with which a visitor reacts to the page. */
const ACTS = ['click', 'keydown'] as const;

/**
 * Returns the given value one frame late, so that the direct reaction to a press is painted before
 * costly content that depends on the value. A click or key before the paint updates the value
 * immediately.
 * @returns the value of the last painted frame
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value });
  // A layout effect, so that it does not miss a press directly after the update.
  useLayoutEffect(() => {
    if (Object.is(painted.value, value)) return undefined;
    const follow = () => flushSync(() => setPainted({ value }));
    const cancel = afterPaint(follow);
    for (const act of ACTS) window.addEventListener(act, follow, true);
    return () => {
      cancel();
      for (const act of ACTS) window.removeEventListener(act, follow, true);
    };
  }, [painted, value]);
  return painted.value;
}
