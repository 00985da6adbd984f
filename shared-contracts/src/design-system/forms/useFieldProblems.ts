import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldProblem, FieldProblems } from './FieldProblems';

const NO_PROBLEMS: FieldProblems = {};

/**
 * Returns the errors that an action found in a form, without the errors of fields that have changed
 * since then. New errors move the focus to the first field with an error, so that screen readers
 * read its message.
 * @param given errors of the last submission; a new object each time
 */
export function useFieldProblems(given: FieldProblems = NO_PROBLEMS) {
  const formRef = useRef<HTMLFormElement>(null);
  const [corrected, setCorrected] = useState<{ of: FieldProblems; names: string[] }>();

  // A layout effect, so that no key press can come between the error and the focus.
  useLayoutEffect(() => {
    if (given === NO_PROBLEMS) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [given]);

  const names = corrected?.of === given ? corrected.names : [];
  return {
    formRef,
    problems: Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))),
    /** Handler for the form's `onChange`. */
    markCorrected({ target }: { target: EventTarget }) {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name !== null) setCorrected({ of: given, names: [...names, name] });
    },
  };
}

/** Selects have separate messages, because a shopper chooses a place instead of typing it. */
const MISSING_PLACES: Readonly<Record<string, MessageDescriptor>> = {
  division: msg`Choose a division`,
  district: msg`Choose a district`,
  upazila: msg`Choose an upazila or thana`,
};

/**
 * Returns a function that returns the error message of a field. It recognises a field for a phone
 * or e-mail address by the end of the field's name.
 */
export function useProblemMessage() {
  const { t } = useLingui();
  return (name: string, problem: FieldProblem | undefined): string | undefined => {
    switch (problem) {
      case undefined:
        return undefined;
      case 'missing':
        return t(MISSING_PLACES[name] ?? msg`Field cannot be empty`);
      case 'too-long':
        return t`This is too long`;
      case 'invalid':
        if (name.endsWith('phone')) return t`Enter a phone number of Bangladesh, like 01712345678`;
        if (name.endsWith('email')) return t`Enter an e-mail address, like name@example.com`;
        return t`Please check this field`;
    }
  };
}
