import styled from '@marketplace/contracts/styled';
import type { ReactNode } from 'react';
import * as icons from '../design/icons';
import { Icon } from './Icon';

type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

type NoticeProps = {
  tone?: NoticeTone;
  children: ReactNode;
  /** True if the notice appears after a shopper's action. Screen readers then announce it. */
  isAnnounced?: boolean;
};

/** One or two important sentences within a page. */
export function Notice({ tone = 'info', children, isAnnounced = false }: NoticeProps) {
  const announcing = tone === 'bad' ? 'alert' : 'status';
  return (
    <Root $tone={tone} role={isAnnounced ? announcing : undefined}>
      <Icon shape={shapes[tone]} />
      <div>{children}</div>
    </Root>
  );
}

const shapes = {
  info: icons.info,
  good: icons.check,
  warn: icons.alert,
  bad: icons.alert,
} as const;

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-${({ $tone }) => $tone}-soft);
  color: var(--color-ink);

  > svg {
    margin-block-start: 2px;
    color: var(--color-${({ $tone }) => $tone});
  }

  > div {
    min-width: 0;
  }

  @media (forced-colors: active) {
    border: 1px solid canvastext;
  }
`;
