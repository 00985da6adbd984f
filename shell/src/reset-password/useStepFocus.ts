import { useEffect, useRef } from 'react';
import { focusPage } from '../layouts/focusPage';

/**
 * Takes the focus to the heading of the next step. The shell does so for another page only, and the
 * button that was pressed is gone.
 */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusPage();
  }, [step]);
}
