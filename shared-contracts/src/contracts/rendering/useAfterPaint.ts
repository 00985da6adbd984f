import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../time/afterPaint';

/** With which a shopper acts on what they see. */
const ACTS = ['click', 'keydown'] as const;

/**
 * A value that follows once what changed with it is painted, so that the answer to a press is drawn alone,
 * however much else depends on it. A click or a key before that finds it up to date.
 *
 * @returns the value as of the last frame
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value });
  // In the step that changes the page: a press right after it is heard.
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
