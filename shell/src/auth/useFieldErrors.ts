import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { useLingui } from '@marketplace/contracts/i18n';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';

/** Error messages by field name. Messages from the API are strings. */
export type FieldErrors = Partial<Record<string, MessageDescriptor | string>>;

/**
 * Keeps the errors of a form's fields. New errors focus the first invalid field. Each error stays
 * until the visitor edits the field.
 */
export function useFieldErrors() {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isFocusDue = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the errors are rendered, so that screen readers announce a field with its error
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return {
    form,
    show(next: FieldErrors) {
      isFocusDue.current = true;
      setErrors(next);
    },
    errorOf(name: string): string | undefined {
      const error = errors[name];
      return typeof error === 'object' ? i18n._(error) : error;
    },
    /** Handler for the form's `onInput`. */
    handleInput({ target }: FormEvent) {
      const name = target instanceof HTMLInputElement ? target.name : '';
      setErrors(({ [name]: _cleared, ...rest }) => rest);
    },
  };
}
