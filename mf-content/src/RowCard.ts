import styled from '@marketplace/contracts/styled';

/**
 * A list item with a picture beside its text. Each component that uses this card sets columns, gap
 * and padding.
 */
export const RowCard = styled.li`
  position: relative;
  display: grid;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  > :first-child {
    border-radius: var(--radius-m);
  }

  h3 {
    font-size: var(--text-m);
    /* High enough for Bangla, because a name may be in Bangla on a page in any language. */
    line-height: 1.45;
  }
`;
