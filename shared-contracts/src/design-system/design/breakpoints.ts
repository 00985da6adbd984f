/** Widths in CSS px at which layouts change (specification section 9). */
export const breakpoints = {
  /** From this width on, pages have the desktop header. */
  wide: 1150,
  /** From this width on, pages have two columns instead of one, and the landing layout changes. */
  medium: 881,
} as const;

// Media queries for styled-components, because a media query cannot use custom properties. They
// have no spaces, like the compiler's output. Each query is a separate export, imported as
// `media.…`, so that a bundle contains only the queries that it uses.
export const wide = `@media (min-width:${breakpoints.wide}px)`;
export const medium = `@media (min-width:${breakpoints.medium}px)`;
export const belowMedium = `@media (max-width:${breakpoints.medium - 0.02}px)`;
/**
 * Applies hover styles only if the device can hover. On touch screens they would stay after a tap.
 */
export const hover = '@media (hover:hover)';
