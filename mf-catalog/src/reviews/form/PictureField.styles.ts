import styled, { keyframes } from '@marketplace/contracts/styled';

export const FileInput = styled.input`
  width: 100%;
  min-height: var(--target);
  font-size: var(--text-s);

  &::file-selector-button {
    min-height: var(--target);
    margin-inline-end: var(--space-3);
    padding-inline: var(--space-4);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    color: var(--color-ink);
    font: inherit;
    cursor: pointer;
  }
`;

export const Tiles = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block: var(--space-2);
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export const Frame = styled.li<{ $isWaiting?: boolean }>`
  position: relative;
  width: 96px;
  height: 96px;
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  animation: ${({ $isWaiting }) => ($isWaiting ? breathe : 'none')} 1.6s ease-in-out infinite;

  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    background: var(--color-surface);
    color: var(--color-ink);
  }
`;
