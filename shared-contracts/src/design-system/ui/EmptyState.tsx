import styled from '@marketplace/contracts/styled';
import type { ReactNode } from 'react';
import * as moreIcons from '../design/moreIcons';
import { Icon, type IconShape } from './Icon';

type EmptyStateProps = {
  icon?: IconShape;
  title: ReactNode;
  text?: ReactNode;
  /** The next step, as a `ButtonLink` or `Button`. Every empty list offers a next step. */
  children: ReactNode;
};

/** Empty state of a list, with the next step. */
export function EmptyState({ icon = moreIcons.leaf, title, text, children }: EmptyStateProps) {
  return (
    <Root>
      <Disc>
        <Icon shape={icon} size="large" />
      </Disc>
      <Title>{title}</Title>
      {text != null && <Text>{text}</Text>}
      <Next>{children}</Next>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-10) var(--space-4);
  text-align: center;
`;

const Disc = styled.div`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: var(--radius-pill);
  background: var(--color-brand-soft);
  color: var(--color-link);
`;

const Title = styled.h2`
  padding-block-start: var(--space-2);
`;

const Text = styled.p`
  max-width: 44ch;
  color: var(--color-ink-soft);
  text-wrap: balance;
`;

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  padding-block-start: var(--space-3);
`;
