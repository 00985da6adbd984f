import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

// Contains only the toggle. The folded content is a sibling of the details element, because a
// closed `<details>` cannot show its content on wide screens.
export const Fold = styled.details`
  &:not([open]) + aside {
    display: none;
  }

  ${media.medium} {
    display: none;

    &:not([open]) + aside {
      display: revert;
    }
  }
`;

export const FoldLabel = styled.summary`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
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
`;

/** The number of active filters. */
export const Active = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.85em;
  height: 1.85em;
  padding-inline: var(--space-1);
  border-radius: var(--radius-pill);
  background: var(--color-link);
  color: var(--color-surface);
  font-size: var(--text-xs);
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

export const Side = styled.aside`
  min-width: 0;
  padding: var(--space-1) var(--space-3) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;
