import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/**
 * A list of checkboxes or links. The styles of the rows are here, so that the hundred rows of a
 * page need no class names.
 */
export const Choices = styled.ul.attrs({ role: 'list' })`
  label,
  a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-m);
    color: var(--color-ink);
    font-size: var(--text-s);
    line-height: var(--leading-snug);
    text-decoration: none;
    cursor: pointer;
  }

  input {
    width: 20px;
    height: 20px;
    flex: none;
    accent-color: var(--color-link);
  }

  span {
    min-width: 0;
  }

  small {
    margin-inline-start: auto;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }

  [aria-current] {
    background: var(--color-brand-soft);
    font-weight: var(--weight-bold);
  }

  ${media.hover} {
    label:hover,
    a:hover {
      background: var(--color-sunken);
    }
  }
`;

/** Scrolls a long list inside a box. A row that is cut in half shows that there is more. */
export const ScrollBox = styled.div`
  max-height: calc(6.5 * var(--target));
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

/** The sub-categories of a section, indented below it. */
export const Branch = styled.div`
  margin-inline-start: var(--space-4);
  padding-inline-start: var(--space-1);
  border-inline-start: 1px solid var(--color-line);
`;
