import { media } from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

// Heights of specification section 9.
export const Box = styled.div`
  position: absolute;
  z-index: var(--z-popover);
  inset-block-start: calc(100% + var(--space-1));
  inset-inline: 0;
  max-height: min(450px, 70dvh);
  overflow-y: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-3);
  overscroll-behavior: contain;

  ${media.wide} {
    max-height: 400px;
  }
`;

export const Status = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  &:not(:has(> span), :empty) {
    padding: var(--space-4);
  }
`;

export const List = styled.div`
  display: grid;
  padding: var(--space-1);
`;

export const Option = styled(Link)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  min-height: 60px;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-s);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;

  > :first-child {
    border-radius: var(--radius-s);
  }

  b {
    font-weight: var(--weight-medium);
    font-variant-numeric: tabular-nums;
  }

  &[aria-selected='true'] {
    background: var(--color-brand-soft);
  }

  ${media.hover} {
    &:hover {
      background: var(--color-sunken);
    }
  }
`;
