import styled from '@marketplace/contracts/styled';

/** A step of the 4 px spacing scale: `--space-1` is 4 px, `--space-16` is 64 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Children in a column, `$gap` apart (default 16 px). Use it instead of vertical margins. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-${({ $gap = 4 }) => $gap});
`;
