import styled from '@marketplace/contracts/styled';

/** A titled box of the order page. */
export const Panel = styled.section`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  @media (min-width: 881px) {
    padding: var(--space-6);
  }
`;

export const PanelTitle = styled.h2`
  font-size: var(--text-l);
`;
