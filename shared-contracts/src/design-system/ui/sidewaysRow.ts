import { css } from '@marketplace/contracts/styled';

/** A list in one row. On phones the row scrolls sideways and extends to the edges of the screen. */
export const sidewaysRow = css`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > li {
    flex: none;
    scroll-snap-align: start;
  }

  @media (min-width: 600px) {
    margin-inline: 0;
    padding-inline: 0;
  }
`;
