import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/**
 * The room of the slider while there are no slides; more, where a message needs it. The clear edge
 * is the row of dots, which the proportions do not count.
 */
export const SlideFrame = styled.div`
  box-sizing: content-box;
  display: grid;
  align-content: center;
  aspect-ratio: 16 / 10;
  border-block-end: var(--target) solid transparent;
  border-radius: var(--radius-l);
  background: var(--color-sunken) padding-box;

  @media (min-width: 600px) {
    aspect-ratio: 5 / 2;
  }

  ${media.medium} {
    border-block-end: 0;
  }

  ${media.wide} {
    aspect-ratio: 3 / 1;
  }
`;
