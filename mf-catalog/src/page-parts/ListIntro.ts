import styled from '@marketplace/contracts/styled';

/**
 * The heading of a list, with the number of items. The line keeps its height while the number is
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
