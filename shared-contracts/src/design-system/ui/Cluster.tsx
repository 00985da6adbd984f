import styled from '@marketplace/contracts/styled';
import type { Space } from './Stack';

/** Places its children side by side, `$gap` apart (default 12 px), and wraps them. */
export const Cluster = styled.div<{
  $gap?: Space;
  $justify?: 'start' | 'between' | 'end' | 'center';
  $align?: 'center' | 'start' | 'baseline';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => ($align === 'start' ? 'flex-start' : $align)};
  justify-content: ${({ $justify = 'start' }) => justification[$justify]};
  gap: var(--space-${({ $gap = 3 }) => $gap});
`;

const justification = {
  start: 'flex-start',
  between: 'space-between',
  end: 'flex-end',
  center: 'center',
};
