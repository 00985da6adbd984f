import styled from '@marketplace/contracts/styled';

/**
 * Heading and size of a list. The line with the size keeps its height while the size is unknown.
 */
export const ListIntro = styled.div`
  display: grid;
  gap: var(--space-1);

  p {
    min-height: calc(1em * var(--leading-body));
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
`;
