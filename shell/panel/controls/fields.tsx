import styled, { css } from '@marketplace/contracts/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

type Labelled<Element extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithRef<Element>,
  'className' | 'style' | 'id'
> & { label: string };

/** An input with its label, and with suggestions if it has any. */
export function Input({
  label,
  suggestions,
  ...input
}: Labelled<'input'> & { suggestions?: readonly string[] }) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <TextBox {...input} id={id} list={suggestions && `${id}-list`} />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

/** @param options value → label */
export function Select({
  label,
  options,
  ...select
}: Labelled<'select'> & { options: Readonly<Record<string, string>> }) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <SelectBox {...select} id={id}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectBox>
    </Field>
  );
}

export function TextArea({ label, ...area }: Labelled<'textarea'>) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <AreaBox rows={4} spellCheck={false} {...area} id={id} />
    </Field>
  );
}

export function Checkbox({ label, ...input }: Labelled<'input'>) {
  return (
    <Check>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </Check>
  );
}

/** Controls side by side, as many as fit. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  align-items: end;
  gap: var(--space-2);
`;

/** The fields of a form, and its buttons. */
export function Form({
  onSubmit,
  children,
  label,
}: {
  onSubmit: () => void;
  children: ReactNode;
  label: string;
}) {
  return (
    <FormBox
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </FormBox>
  );
}

const FormBox = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);

  label {
    justify-self: start;
    font-size: var(--text-s);
    font-weight: var(--weight-medium);
  }
`;

const box = css`
  width: 100%;
  min-height: var(--target);
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  font-size: max(16px, var(--text-m));
`;

const TextBox = styled.input`
  ${box}
`;

const SelectBox = styled.select`
  ${box}
`;

const AreaBox = styled.textarea`
  ${box}
  font-family: monospace;
`;

const Check = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);

  input {
    width: 20px;
    height: 20px;
  }
`;
