import * as media from '@marketplace/contracts/design/breakpoints';
import styled, { keyframes } from '@marketplace/contracts/styled';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const ignorePresses = keyframes`
  from {
    pointer-events: none;
  }
`;

/** Time in which a press that began before the bar appeared still reaches the page, ms. */
const PRESS_MS = 700;

/**
 * The consent notice. It is not a modal, so that the page stays usable. It fades in and does not
 * slide, because it must not move under a finger. Until the delay of `ignorePresses` ends, presses
 * reach the page below. This delay also applies if the visitor prefers less motion. When another
 * bar appears below, the notice moves by `translate`, because that causes no layout shift. It is
 * first painted transparent, so it never counts as the largest contentful paint.
 */
export const Bar = styled.div`
  position: fixed;
  z-index: var(--z-popover);
  inset: auto var(--space-2) 0;
  translate: 0
    calc(-1 * max(var(--bar-lift, 0px) + var(--space-2), env(safe-area-inset-bottom)));
  animation:
    ${appear} var(--duration-slow) var(--ease),
    ${ignorePresses} 1ms ${PRESS_MS}ms backwards;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1) var(--space-5);
  width: fit-content;
  margin-inline: auto;
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-3);
  font-size: var(--text-xs);
  line-height: var(--leading-tight);
  text-align: center;
  text-wrap: balance;

  ${media.medium} {
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
    font-size: var(--text-s);
  }
`;

/** All buttons are equally wide, so that no answer stands out. */
export const Buttons = styled.div`
  display: grid;
  flex: 1 0 auto;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: var(--space-2);

  button {
    padding-inline: var(--space-3);
  }
`;

export const Choices = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  a {
    text-decoration: underline;
  }

  small {
    display: block;
    color: var(--color-ink-soft);
  }
`;
