import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import * as media from '../design/breakpoints';

export const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);

  ${media.medium} {
    justify-content: center;
  }
`;

/**
 * List item of an arrow link. It keeps its width even without a link, so that the other arrow does
 * not move.
 */
export const StepItem = styled.li`
  min-width: var(--target);
`;

export const Summary = styled.li`
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;

  ${media.medium} {
    display: none;
  }
`;

export const NumberItem = styled.li`
  display: none;

  ${media.medium} {
    display: block;
  }
`;

export const Gap = styled(NumberItem)`
  min-width: var(--space-6);
  color: var(--color-ink-soft);
  text-align: center;
`;

export const PageLink = styled(Link)`
  display: grid;
  place-items: center;
  min-width: var(--target);
  height: var(--target);
  padding-inline: var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  color: var(--color-ink);
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  ${StepItem} & {
    border-color: var(--color-line-strong);
    background: var(--color-surface);
  }

  ${media.hover} {
    &:hover {
      background: var(--color-brand-soft);
    }
  }

  &[aria-current='page'] {
    border-color: var(--color-link);
    background: var(--color-brand-soft);
    font-weight: var(--weight-bold);
  }
`;
