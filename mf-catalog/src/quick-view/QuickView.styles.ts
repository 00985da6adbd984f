import styled from '@marketplace/contracts/styled';

/** From this width on, picture and options stand side by side. */
const sideBySide = '@media (min-width: 720px)';

/** The `sizes` attribute of the product's picture. */
export const PICTURE_SIZES = '(min-width: 1000px) 440px, (min-width: 720px) 46vw, 100vw';

// Keeps its height while the product loads, because a centred dialog would jump otherwise. On
// phones, it fills the dialog. If picture and options stand side by side, long content scrolls
// beside the picture.
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

export const Message = styled(Body)`
  align-content: center;

  ${sideBySide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
  }
`;

// Wider than high on phones, so that the first screen also shows options.
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
    /* Reserves room for focus outlines. */
    margin: -4px;
    padding: 4px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  /* Keeps the focused element above the sticky row. */
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
  /* Aligns the name with the wishlist button beside it. */
  padding-block-start: var(--space-2);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** Keeps the buy button at the lower edge while the other content scrolls behind it. */
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
