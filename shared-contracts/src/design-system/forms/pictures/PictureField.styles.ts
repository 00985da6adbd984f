import styled from '@marketplace/contracts/styled';
import { visuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';

export const Field = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);
`;

export const Legend = styled.legend`
  padding-block-end: var(--space-2);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
`;

export const Soft = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-weight: var(--weight-normal);
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  width: 100%;
`;

/** Invisible but focusable; its label is the visible target. */
export const FileInput = styled.input`
  ${visuallyHidden}
`;

export const AddLabel = styled.label`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: var(--space-2) var(--space-5);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-weight: var(--weight-medium);
  cursor: pointer;

  ${FileInput}:focus-visible + & {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  ${FileInput}:disabled + & {
    background: var(--color-sunken);
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
`;
