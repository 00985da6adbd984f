import styled, { css, keyframes } from '@marketplace/contracts/styled';

export type DialogPlacement = 'center' | 'side';

const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

const slide = keyframes`
  from { transform: translateX(-32px); opacity: 0; }
`;

const placements = {
  center: css<{ $size: 'small' | 'large' }>`
    width: 100%;
    max-height: 92dvh;
    margin-block: auto 0;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    animation: ${rise} var(--duration-slow) var(--ease);

    @media (min-width: 600px) {
      width: min(${({ $size }) => ($size === 'large' ? '960px' : '480px')}, 100% - 2 * var(--gutter));
      max-height: 90dvh;
      margin-block: auto;
      border-radius: var(--radius-l);
    }
  `,
  side: css`
    width: min(360px, 88vw);
    height: 100dvh;
    max-height: none;
    margin-inline: 0 auto;
    border-radius: 0 var(--radius-l) var(--radius-l) 0;
    animation: ${slide} var(--duration-slow) var(--ease);
  `,
};

export const Root = styled.dialog<{ $placement: DialogPlacement; $size: 'small' | 'large' }>`
  max-width: none;
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-3);
  /* Resets centred text of the element that contains the dialog. */
  text-align: start;
  ${({ $placement }) => placements[$placement]}

  /* A flex box, because a height of 100% of children has no effect here in WebKit. */
  flex-direction: column;

  &[open] {
    display: flex;
  }

  /*
   * Styles the first frame of the dialog, when it is a popover (openModal). A separate rule,
   * because older browsers drop a whole rule whose selector list contains an unknown name.
   */
  &:popover-open {
    display: flex;
  }

  &::backdrop {
    background: var(--color-overlay);
  }

  @media (forced-colors: active) {
    border: 1px solid canvastext;
  }
`;

export const Header = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
  border-block-end: 1px solid var(--color-line);
`;

export const Title = styled.h2`
  /* As high as the close button if the title fits one line. */
  padding-block: calc((var(--target) - var(--leading-tight) * 1em) / 2);
  font-size: var(--text-l);

  &:focus-visible {
    outline: none;
  }
`;

export const Content = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: var(--space-5);
  padding-block-end: max(var(--space-5), env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Keeps a field that gets the focus from being hidden behind a DialogFoot. */
  scroll-padding-block-end: 200px;
`;
