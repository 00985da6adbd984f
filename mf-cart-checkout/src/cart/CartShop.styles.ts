import styled from '@marketplace/contracts/styled';

export const Head = styled.div`
  display: flex;
  /*
   * Aligns the icon with the first line of text. Otherwise the icon would move when the name wraps
   * to two lines.
   */
  align-items: start;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
  border-block-end: 1px solid var(--color-line);

  > svg {
    color: var(--color-link);
  }

  h2 {
    min-width: 0;
    font-size: var(--text-m);
  }
`;

export const Count = styled.p`
  flex: none;
  margin-inline-start: auto;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

export const Lines = styled.ul`
  > :last-child {
    padding-block-end: 0;
  }
`;
