import { media } from '@marketplace/contracts/design/breakpoints';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

// Only the folding is the details element's; what it folds is its neighbour, because no browser of
// today can be told to keep a closed `<details>` open on wide screens.
export const Fold = styled.details`
  &:not([open]) + nav {
    display: none;
  }

  ${media.medium} {
    display: none;

    &:not([open]) + nav {
      display: revert;
    }
  }
`;

export const FoldLabel = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 48px;
  padding-inline: var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-weight: var(--weight-medium);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > :last-child {
    margin-inline-start: auto;
    transition: rotate var(--duration-fast) var(--ease);

    ${Fold}[open] & {
      rotate: 180deg;
    }
  }
`;

export const Choices = styled.ul.attrs({ role: 'list' })`
  padding-block: var(--space-2);

  ${media.medium} {
    padding-block: 0;
  }
`;

export const Branch = styled(Choices)`
  margin-inline-start: var(--space-3);
  padding-inline-start: var(--space-1);
  border-inline-start: 1px solid var(--color-line);

  && {
    padding-block: 0;
  }
`;

export const Choice = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: var(--target);
  padding-inline: var(--space-3);
  border-radius: var(--radius-m);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;

  small {
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }

  &[aria-current] {
    background: var(--color-brand-soft);
    font-weight: var(--weight-bold);
  }

  ${media.hover} {
    &:hover {
      color: var(--color-link);
    }
  }
`;
