import styled from '@marketplace/contracts/styled';

/** From here on picture and choice stand side by side. */
const sideBySide = '@media (min-width: 720px)';

/** The `sizes` of the picture. */
export const PICTURE_SIZES = '(min-width: 1000px) 440px, (min-width: 720px) 46vw, 100vw';

// The same height while loading as after it: a centred dialog would else jump. On phones it fills the
// dialog; side by side, long content scrolls beside the picture.
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  min-height: 84dvh;

  ${sideBySide} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-6);
    height: min(540px, 90dvh - 110px);
    min-height: 0;
  }
`;

/** The message in place of a product that cannot be shown. */
export const Message = styled(Body)`
  align-content: center;

  ${sideBySide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
  }
`;

// A little less than square on phones, so that there is something to choose on the first screen.
export const Photo = styled.div`
  align-self: start;
  aspect-ratio: 5 / 4;
  max-height: 38dvh;
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--color-sunken);

  > img,
  > svg {
    height: 100%;
  }

  ${sideBySide} {
    aspect-ratio: 1;
    max-height: 100%;
  }
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;

  ${sideBySide} {
    /* Room for the outline of what has the focus. */
    margin: -4px;
    padding: 4px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  /* What has the focus is never left behind the row that sticks to the lower edge. */
  label,
  a {
    scroll-margin-block-end: 96px;
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2);
`;

export const Name = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: var(--text-xl);
  /* Beside the button of the wishlist. */
  padding-block-start: var(--space-2);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** Stays in reach while the rest scrolls behind it. */
export const Buy = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-end: calc(-1 * var(--space-5));
  margin-inline: calc(-1 * var(--space-5));
  padding: var(--space-3) var(--space-5);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);

  ${sideBySide} {
    inset-block-end: -4px;
    margin-inline: -4px;
    padding-inline: 4px;
    border: 0;
  }
`;
