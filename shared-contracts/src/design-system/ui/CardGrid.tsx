import styled from '@marketplace/contracts/styled';
import * as media from '../design/breakpoints';

/**
 * A grid of cards. It has two columns on a phone (one with large text), three from 600 px, and four
 * from 881 px (three if `$isRoomy`). From 1150 px it has as many columns as fit.
 */
export const CardGrid = styled.ul.attrs({ role: 'list' })<{ $isRoomy?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(34%, 8rem)), 1fr));
  gap: var(--space-2);

  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }

  ${media.medium} {
    grid-template-columns: repeat(${({ $isRoomy }) => ($isRoomy ? 3 : 4)}, minmax(0, 1fr));
  }

  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
    gap: var(--space-5);
  }
`;
