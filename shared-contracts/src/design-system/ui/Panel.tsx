import styled from '@marketplace/contracts/styled';

/** A bordered box around one subject, e.g. a summary, a form or an order. */
export const Panel = styled.section`
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  @media (min-width: 600px) {
    padding: var(--space-6);
  }
`;
