import styled from '@marketplace/contracts/styled';

/**
 * The heading of a list and the number of its items. The number keeps its height while it is
 * unknown.
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
