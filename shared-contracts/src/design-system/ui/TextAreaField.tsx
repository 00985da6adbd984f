import styled from '@marketplace/contracts/styled';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles } from './Field.styles';
import { FieldFrame, type FieldTexts } from './FieldFrame';

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children'>;

/** A text area with its label; grows with the text if the browser supports that. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  id,
  rows = 4,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <TextArea {...textarea} {...control} rows={rows} />}
    </FieldFrame>
  );
}

const TextArea = styled.textarea`
  ${controlStyles}
  min-height: calc(4lh + 2 * var(--space-2));
  field-sizing: content;
  resize: vertical;
`;
