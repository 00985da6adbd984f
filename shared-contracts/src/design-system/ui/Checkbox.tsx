import styled from '@marketplace/contracts/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'children' | 'type'
> & { label: ReactNode };

/** A native checkbox; its whole 44 px row can be pressed. */
export function Checkbox({ label, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Row htmlFor={id}>
      <Box {...input} id={id} type="checkbox" />
      <span>{label}</span>
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  cursor: pointer;
`;

const Box = styled.input`
  width: 20px;
  height: 20px;
  flex: none;
  accent-color: var(--color-link);
`;
