/** Widths in CSS px at which layouts change (specification section 9). */
export const breakpoints = {
  /** From here the desktop header is shown; below it, the mobile header. */
  wide: 1150,
  /** The landing layout switches here; also where pages go from one column to two. */
  medium: 881,
} as const;

// The same widths as media queries, for styled-components: custom properties cannot be used there.
// Without spaces, as the compiler leaves the queries that stand in the styles themselves.
// Exports of their own, imported as `media`, so that a bundle holds only those it uses.
export const wide = `@media (min-width:${breakpoints.wide}px)`;
export const medium = `@media (min-width:${breakpoints.medium}px)`;
export const belowMedium = `@media (max-width:${breakpoints.medium - 0.02}px)`;
/** Hover styles only where there is a pointer, so that they do not stick after a tap. */
export const hover = '@media (hover:hover)';
