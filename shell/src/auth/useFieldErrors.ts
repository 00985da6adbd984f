import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { useLingui } from '@marketplace/contracts/i18n';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Field name → what is wrong; words of the host's are a text. */
export type FieldErrors = Partial<Record<string, MessageDescriptor | string>>;

/** What is wrong with the fields of a form: shown beside each, until it is typed into. */
export function useFieldErrors() {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isFocusDue = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the messages are in the page, so that a field is read out with its own
  useEffect(() => {
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
    /** The form's own `onInput`. */
    handleInput({ target }: FormEvent) {
      const name = target instanceof HTMLInputElement ? target.name : '';
      setErrors(({ [name]: mended, ...rest }) => rest);
    },
  };
}
