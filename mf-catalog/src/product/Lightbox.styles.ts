import styled from '@marketplace/contracts/styled';

export const Strip = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

/**
 * A picture, as large as fits between the title and the buttons. A zoomed picture scrolls inside
 * this box.
 */
export const Slide = styled.li<{ $isZoomed: boolean }>`
  width: min(100%, 68dvh);
  aspect-ratio: 1;
  margin-inline: auto;
  overflow: ${({ $isZoomed }) => ($isZoomed ? 'auto' : 'hidden')};
  border-radius: var(--radius-m);
  scroll-snap-align: center;
  scroll-snap-stop: always;

  > button {
    width: ${({ $isZoomed }) => ($isZoomed ? '200%' : '100%')};
    cursor: ${({ $isZoomed }) => ($isZoomed ? 'zoom-out' : 'zoom-in')};
  }
`;

export const Zoom = styled.button`
  display: block;
  padding: 0;
  border: 0;
  background: none;
  touch-action: pan-x pan-y pinch-zoom;
  /* No transition, because the enlarged picture is scrolled in the same frame. */
  transition-property: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding-block-start: var(--space-3);
`;
