import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { oneColumn } from './ProductPage.styles';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
`;

export const View = styled.div`
  position: relative;
`;

export const Strip = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  border-radius: var(--radius-l);
  background: var(--color-sunken);
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    overflow: hidden;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  /* Wider than high on phones, so that the first screen also shows name and price. */
  ${oneColumn} {
    a > * {
      aspect-ratio: 4 / 3;
    }
  }
`;

/** Hovering with a mouse magnifies the picture to double size. A press opens the lightbox. */
export const Large = styled.a`
  display: block;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    img {
      transform-origin: var(--zoom-x, 50%) var(--zoom-y, 50%);
      transition: transform var(--duration-slow) var(--ease);
    }

    &:hover img {
      transform: scale(2);
    }
  }
`;

export const Place = styled.div`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline-end: var(--space-3);
  pointer-events: none;
`;

export const Thumbs = styled.ul.attrs({ role: 'list' })`
  display: flex;
  gap: var(--space-2);
  /* Reserves room for focus outlines, because the scrolling row cuts them off at its edges. */
  margin: calc(-1 * var(--space-2));
  padding: var(--space-2);
  overflow-x: auto;

  > li {
    flex: none;
  }
`;

export const Thumb = styled.a`
  display: block;
  width: 60px;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);

  &[aria-current='true'] {
    border: 2px solid var(--color-link);
  }

  ${media.medium} {
    width: 72px;
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-link);
    }
  }
`;
