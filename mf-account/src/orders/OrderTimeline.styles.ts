import styled, { css } from '@marketplace/contracts/styled';
import type { OrderStep } from './orderProgress';

type State = OrderStep['state'];

export const Steps = styled.ol`
  display: grid;

  @media (min-width: 600px) {
    display: flex;
  }
`;

// Connects each dot to the next dot: downwards on a phone, sideways on wider screens.
const line = css`
  content: '';
  position: absolute;
  inset: 26px auto -2px 11px;
  width: 2px;
  background: var(--color-line);

  @media (min-width: 600px) {
    inset: 11px 2px auto 30px;
    width: auto;
    height: 2px;
  }
`;

export const Step = styled.li<{ $state: State }>`
  position: relative;
  display: grid;
  grid-template-columns: 24px 1fr;
  align-content: start;
  align-items: start;
  gap: var(--space-1) var(--space-3);
  color: ${({ $state }) => ($state === 'ahead' ? 'var(--color-ink-soft)' : 'var(--color-ink)')};
  font-weight: ${({ $state }) => ($state === 'current' ? 'var(--weight-bold)' : 'inherit')};

  &:not(:last-child) {
    min-height: 48px;
    padding-block-end: var(--space-2);
  }

  &:not(:last-child)::after {
    ${line}
    ${({ $state }) => $state === 'reached' && 'background: var(--color-good);'}
  }

  @media (min-width: 600px) {
    grid-template-columns: 1fr;

    &:not(:last-child) {
      flex: 1;
      min-height: 0;
      padding-block-end: 0;
    }
  }
`;

const dotTones = {
  reached: css`
    border-color: var(--color-good);
    background: var(--color-good);
  `,
  current: css`
    border-color: var(--color-good);
    background: var(--color-good);
    box-shadow: 0 0 0 4px var(--color-good-soft);
  `,
  ahead: css`
    border-color: var(--color-line-strong);
    background: var(--color-surface);
  `,
};

const cancelled = css`
  border-color: var(--color-bad);
  background: var(--color-bad);
  box-shadow: 0 0 0 4px var(--color-bad-soft);
`;

export const Dot = styled.span<{ $state: State; $isCancelled: boolean }>`
  width: 16px;
  height: 16px;
  margin: 4px;
  border: 2px solid;
  border-radius: var(--radius-pill);
  ${({ $state }) => dotTones[$state]}
  ${({ $isCancelled }) => $isCancelled && cancelled}
`;

export const Detail = styled.span`
  display: grid;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-weight: var(--weight-normal);
`;
