import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';

/**
 * The column of a page with its padding; `$isLoose` sets its regions far apart. On phones everything
 * is closer together: the first screen is to show goods.
 */
export const PageFrame = styled(Container)<{ $isLoose?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $isLoose }) => ($isLoose ? 'var(--space-5)' : 'var(--space-2)')};
  padding-block: var(--space-2) var(--space-12);

  ${media.medium} {
    gap: ${({ $isLoose }) => ($isLoose ? 'var(--space-10)' : 'var(--space-4)')};
    padding-block-start: var(--space-4);
  }
`;
