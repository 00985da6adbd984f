import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';

// The results below the search field, with the heights of specification section 9. While closed,
// the box has no height and no border. It stays in the page, because screen readers announce a live
// region only if it exists before its text.
export const Box = styled.div`
  position: absolute;
  z-index: var(--z-popover);
  inset-block-start: calc(100% + var(--space-1));
  /*
   * In a phone's overlay, the box is wider than the field. It also fills the room below the button
   * beside the field.
   */
  inset-inline: 0 calc(-1 * (var(--target) + var(--space-1)));
  display: flex;
  flex-direction: column;
  max-height: min(450px, max(180px, var(--room, 70dvh)));
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-3);

  &[data-closed] {
    border: 0;
    box-shadow: none;
  }

  ${media.wide} {
    inset-inline: 0;
    max-height: min(400px, max(180px, var(--room, 70dvh)));
  }
`;

export const Status = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  &:not(:has(> ${VisuallyHidden}), :empty) {
    padding: var(--space-4);
  }
`;

export const List = styled.div`
  display: grid;
  /* Rows grow with their text, because a name in large text can be higher than its picture. */
  grid-auto-rows: max-content;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-1);

  /* Keeps the option that the keyboard has reached above the sticky row. */
  &:has([role='group']) {
    scroll-padding-block-end: calc(2 * var(--target) + 3 * var(--space-2));
  }
`;
