import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

type ChoiceCardProps = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'type' | 'id' | 'title'
> & {
  title: ReactNode;
  /** Details, shown below the title. */
  children?: ReactNode;
};

/** A native radio button in a card. A press anywhere on the card selects the button. */
export function ChoiceCard({ title, children, ...input }: ChoiceCardProps) {
  const id = useId();
  return (
    <Card htmlFor={id}>
      <input {...input} id={id} type="radio" />
      <Body>
        <Title>{title}</Title>
        {children}
      </Body>
    </Card>
  );
}

const Card = styled.label`
  display: flex;
  gap: var(--space-3);
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  cursor: pointer;

  input {
    width: 20px;
    height: 20px;
    flex: none;
    margin-block-start: 2px;
    accent-color: var(--color-link);
  }

  &:has(:checked) {
    border-color: var(--color-link);
    background: var(--color-brand-soft);
    box-shadow: inset 0 0 0 1px var(--color-link);
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
    }
  }
`;

const Body = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-size: var(--text-s);
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-m);
  font-weight: var(--weight-medium);
`;
