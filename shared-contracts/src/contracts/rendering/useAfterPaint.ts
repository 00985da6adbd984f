import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../time/afterPaint';

/** Events by which a visitor reacts to the page. */
const ACTS = ['click', 'keydown'] as const;

/**
 * Returns a value that updates one frame late: the direct reaction to a press is painted first, and
 * costly content that depends on the value afterwards. A click or key in between updates it
 * immediately.
 * @returns the value as of the last painted frame
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value });
  // A layout effect, so that a press directly after the update is not missed.
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
