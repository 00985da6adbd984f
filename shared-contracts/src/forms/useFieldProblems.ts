import { useEffect, useRef, useState } from 'react';
import type { FieldProblems } from './FieldProblems';

const NO_PROBLEMS: FieldProblems = {};

/**
 * The problems an action found in a form, less those of fields that were changed since. Each answer
 * with problems leads the focus to the first of them, so that the field is read out with its own.
 *
 * @param given of the last answer; a new object with each
 */
export function useFieldProblems(given: FieldProblems = NO_PROBLEMS) {
  const formRef = useRef<HTMLFormElement>(null);
  const [mended, setMended] = useState<{ of: FieldProblems; names: string[] }>();

  useEffect(() => {
    if (given === NO_PROBLEMS) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [given]);

  const names = mended?.of === given ? mended.names : [];
  return {
    formRef,
    problems: Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))),
    /** The form's own `onChange`. */
    markMended({ target }: { target: EventTarget }) {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name !== null) setMended({ of: given, names: [...names, name] });
    },
  };
}
