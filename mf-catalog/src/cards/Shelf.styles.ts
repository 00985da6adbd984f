import * as media from '@marketplace/contracts/design/breakpoints';
import styled, { css } from '@marketplace/contracts/styled';

/**
 * Card widths on phones and tablets, and the number of columns on wide screens. The widths grow
 * with the text size. A shelf fills exactly two rows of a wide screen, so the widest screen gets
 * wider cards instead of a third row or a gap.
 */
const kinds = {
  narrow: { phone: 'clamp(42%, 9.375rem, 100%)', tablet: 'clamp(27%, 9.375rem, 100%)', columns: 5 },
  broad: { phone: 'clamp(72%, 15rem, 100%)', tablet: 'clamp(40%, 15rem, 100%)', columns: 4 },
} as const;

/** The `sizes` attribute of the pictures in a narrow shelf. */
export const SHELF_PICTURE_SIZES =
  '(min-width: 1150px) 240px, (min-width: 881px) 25vw, (min-width: 600px) 27vw, 42vw';

const twoRowsOf = (columns: number) => css`
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));

  > :nth-child(n + ${2 * columns + 1}) {
    display: none;
  }
`;

/**
 * A row of cards that scrolls sideways. It reaches the edges of the screen, where a cut card shows
 * that more cards follow. Wide screens show two rows and hide further cards, because a link leads
 * to the whole list.
 */
export const Shelf = styled.ul.attrs({ role: 'list' })<{ $kind: keyof typeof kinds }>`
  display: grid;
  grid-auto-columns: ${({ $kind }) => kinds[$kind].phone};
  grid-auto-flow: column;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-1) var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;

  > li {
    scroll-snap-align: start;
  }

  @media (max-width: 599.98px) {
    /*
     * No phone shows a fourth card without scrolling. So the browser postpones the layout of the
     * fourth and further cards.
     */
    html[data-first-view] & > :nth-child(n + 4) {
      content-visibility: auto;
    }
  }

  @media (min-width: 600px) {
    grid-auto-columns: ${({ $kind }) => kinds[$kind].tablet};
  }

  ${media.medium} {
    grid-auto-flow: row;
    gap: var(--space-4);
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }

  @media (min-width: 881px) and (max-width: 1149.98px) {
    ${({ $kind }) => twoRowsOf(kinds[$kind].columns - 1)}
  }

  ${media.wide} {
    gap: var(--space-5);
    ${({ $kind }) => twoRowsOf(kinds[$kind].columns)}
  }
`;
