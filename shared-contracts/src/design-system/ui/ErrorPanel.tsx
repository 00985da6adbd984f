import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import type { ReactNode } from 'react';
import * as icons from '../design/icons';
import { Button } from './Button';
import { Icon } from './Icon';

type ErrorPanelProps = {
  title: ReactNode;
  /** Advice for the shopper, not a technical message. */
  text?: ReactNode;
  /** Called when Retry is pressed; without it there is no Retry button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Alternatives to Retry, shown beside it. */
  children?: ReactNode;
};

/** Replaces a failed region; the rest of the page keeps working. */
export function ErrorPanel({ title, text, onRetry, isRetrying, children }: ErrorPanelProps) {
  return (
    <Root role="alert">
      <Icon shape={icons.alert} size="large" />
      <Title>{title}</Title>
      {text != null && <Text>{text}</Text>}
      <Ways>
        {onRetry && (
          <Button onClick={onRetry} isLoading={isRetrying}>
            <Trans>Retry</Trans>
          </Button>
        )}
        {children}
      </Ways>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-8) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  text-align: center;

  > svg {
    color: var(--color-warn);
  }
`;

const Title = styled.h2`
  font-size: var(--text-l);
`;

const Text = styled.p`
  max-width: 48ch;
  color: var(--color-ink-soft);
  text-wrap: balance;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  padding-block-start: var(--space-2);
`;
