import styled from '@marketplace/contracts/styled';

/**
 * The buttons at the end of a form. In a `Dialog`, they stay at its lower edge while the fields
 * scroll behind them. The dialog keeps a focused field visible above them.
 */
export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);

  > * {
    flex: 1 1 auto;

    @media (min-width: 600px) {
      flex-grow: 0;
    }
  }

  dialog & {
    position: sticky;
    z-index: var(--z-sticky);
    inset-block-end: calc(-1 * var(--space-5));
    margin: 0 calc(-1 * var(--space-5)) calc(-1 * max(var(--space-5), env(safe-area-inset-bottom)));
    padding: var(--space-3) var(--space-5) max(var(--space-3), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--color-line);
    background: var(--color-surface);
  }
`;
