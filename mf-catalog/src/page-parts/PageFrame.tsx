import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';

/**
 * The padded column of a page. `$isLoose` widens the gaps between regions. Phones have smaller
 * gaps, so that the first screen shows products.
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
