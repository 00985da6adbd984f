import styled from '@marketplace/contracts/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlStyles } from './Field.styles';
import { FieldFrame, type FieldTexts } from './FieldFrame';

type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children'> & {
    /** Content at the end of the box, e.g. a button that shows the password. */
    trailing?: ReactNode;
  };

/** A text input with its label. Accepts every native input attribute: `type`, `autoComplete`, … */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  trailing,
  id,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Box>
          <Input {...input} {...control} $hasTrailing={trailing != null} />
          {trailing != null && <Trailing>{trailing}</Trailing>}
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $hasTrailing: boolean }>`
  ${controlStyles}
  padding-inline-end: ${({ $hasTrailing }) => ($hasTrailing ? '84px' : 'var(--space-3)')};
`;

const Trailing = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 2px;
  display: flex;
  align-items: center;
`;
