import styled from '@marketplace/contracts/styled';
import { menuRows } from './menuRows';

/** What drops down below a button: a light surface, also where the button sits on the dark band. */
export const DropdownPanel = styled.div<{ $align: 'start' | 'end' }>`
  --color-focus: var(--color-link);
  position: absolute;
  z-index: var(--z-popover);
  inset-block-start: 100%;
  ${({ $align }) => ($align === 'end' ? 'inset-inline-end: 0' : 'inset-inline-start: 0')};
  min-width: 220px;
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-3);
  font-size: var(--text-s);
  ${menuRows}
`;
