import styled from '@marketplace/contracts/styled';

/** Heading of a list and how much there is of it, in a line that is kept where that is not known. */
export const ListIntro = styled.div`
  display: grid;
  gap: var(--space-1);

  p {
    min-height: calc(1em * var(--leading-body));
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
`;
