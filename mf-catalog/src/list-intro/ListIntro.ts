import styled from '@marketplace/contracts/styled';

/** Heading of a list and how much there is of it. */
export const ListIntro = styled.div`
  display: grid;
  gap: var(--space-1);

  p {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
`;
