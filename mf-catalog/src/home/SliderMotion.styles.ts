import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

// On phones a swipe or a dot does what the arrows do, and there is no room for both.
export const Arrows = styled.div`
  display: flex;

  ${media.belowMedium} {
    display: none;
  }
`;
