/** Widths in CSS px at which layouts change (specification section 9). */
export const breakpoints = {
  /** The desktop header starts here; below is the mobile header. */
  wide: 1150,
  /** The landing layout switches here, and pages change from one column to two. */
  medium: 881,
} as const;

// Media queries for styled-components, because custom properties do not work in them. Without
// spaces, like the compiler's output. Separate exports, imported as `media`, so that a bundle
// contains only those it uses.
export const wide = `@media (min-width:${breakpoints.wide}px)`;
export const medium = `@media (min-width:${breakpoints.medium}px)`;
export const belowMedium = `@media (max-width:${breakpoints.medium - 0.02}px)`;
/** Hover styles only with a pointer, because on touch screens they would stick after a tap. */
export const hover = '@media (hover:hover)';
