import styled from '@marketplace/contracts/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { fieldPartIds } from '../design/fieldPartIds';
import { controlLook } from './Field.styles';
import { FieldFrame, type FieldTexts } from './FieldFrame';

type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children'> & {
    /** Sits inside the box at its end, e.g. a button that shows the password. */
    trailing?: ReactNode;
  };

/** One line of text with its label. Takes every native input attribute: `type`, `autoComplete`, … */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  trailing,
  id: givenId,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { describedBy } = fieldPartIds(id, { hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <Box>
        <Input
          {...input}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error != null || undefined}
          $hasTrailing={trailing != null}
        />
        {trailing != null && <Trailing>{trailing}</Trailing>}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $hasTrailing: boolean }>`
  ${controlLook}
  padding-inline-end: ${({ $hasTrailing }) => ($hasTrailing ? '84px' : 'var(--space-3)')};
`;

const Trailing = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 2px;
  display: flex;
  align-items: center;
`;
