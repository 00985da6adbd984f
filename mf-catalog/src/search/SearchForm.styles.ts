import { Form } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';

// The same box as the plain form that the shell shows in its place, so that nothing jumps.
export const Root = styled(Form)`
  position: relative;
  display: flex;
  height: 48px;
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding-inline: var(--space-4);
  border: 0;
  border-radius: var(--radius-m) 0 0 var(--radius-m);
  background: transparent;
  font-size: max(16px, var(--text-m));
  appearance: none;

  &::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Submit = styled.button`
  display: grid;
  place-items: center;
  width: 52px;
  border: 0;
  border-radius: 0 var(--radius-m) var(--radius-m) 0;
  background: none;
  color: var(--color-link);
  cursor: pointer;
`;
