import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/** For what the desktop header has no need of. */
export const NarrowOnly = styled.div`
  display: flex;

  ${media.wide} {
    display: none;
  }
`;
