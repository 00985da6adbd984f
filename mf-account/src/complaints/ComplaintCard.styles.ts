import styled from '@marketplace/contracts/styled';

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  @media (min-width: 600px) {
    padding: var(--space-5) var(--space-6);
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);

  > :first-child {
    border-radius: var(--radius-m);
  }
`;

/*
 * Puts the badge at the end of the row, because a badge directly after the name would move when the
 * font loads. The badge wraps below the name if the name would have too little space.
 */
export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-1) var(--space-3);

  h3 {
    flex: 1 1 6em;
    font-size: var(--text-m);
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

export const Problem = styled.p`
  font-weight: var(--weight-medium);
`;

// Keeps the customer's line breaks.
export const Words = styled.p`
  white-space: pre-line;
`;

export const Answer = styled.div`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 3px solid var(--color-link);
  border-radius: var(--radius-s);
  background: var(--color-sunken);
`;
