import styled, { keyframes } from '@marketplace/contracts/styled';

const rise = keyframes`
  from {
    translate: 0 100%;
  }
`;

/**
 * Not a modal, so that the page stays usable. The bar enters the screen from below, and moves when
 * another bar appears below it. Both use `translate`, which causes no layout shift. As it is first
 * painted off screen, it never counts as the largest contentful paint.
 */
export const Bar = styled.div`
  position: fixed;
  z-index: var(--z-popover);
  inset: auto var(--gutter) 0;
  translate: 0
    calc(-1 * max(var(--bar-lift, 0px) + var(--space-3), env(safe-area-inset-bottom)));
  animation: ${rise} var(--duration-slow) var(--ease);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  max-width: 960px;
  max-height: 60svh;
  margin-inline: auto;
  padding: var(--space-3) var(--space-4);
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-3);
  font-size: var(--text-s);

  p {
    flex: 1 1 20rem;
  }

  a {
    text-decoration: underline;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  button {
    padding-inline: var(--space-3);
  }
`;

export const Choices = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  small {
    display: block;
    color: var(--color-ink-soft);
  }
`;
