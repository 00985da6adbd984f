import styled from '@marketplace/contracts/styled';

/** A row of links that look like pills; with `as="ul"` a list of them. */
export const PillLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding: var(--space-1) var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--color-brand-soft);
    color: var(--color-link);
    font-size: var(--text-m);
    font-weight: var(--weight-medium);
    text-decoration: none;
  }
`;
