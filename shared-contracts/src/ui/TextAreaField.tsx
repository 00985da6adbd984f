import styled from '@marketplace/contracts/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { fieldPartIds } from '../design/fieldPartIds';
import { controlLook } from './Field.styles';
import { FieldFrame, type FieldTexts } from './FieldFrame';

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children'>;

/** Several lines of text with their label; grows with what is typed where the browser can. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  id: givenId,
  rows = 4,
  ...textarea
}: TextAreaFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { describedBy } = fieldPartIds(id, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <TextArea
        {...textarea}
        id={id}
        rows={rows}
        aria-describedby={describedBy}
        aria-invalid={error != null || undefined}
      />
    </FieldFrame>
  );
}

const TextArea = styled.textarea`
  ${controlLook}
  min-height: calc(4lh + 2 * var(--space-2));
  field-sizing: content;
  resize: vertical;
`;
