import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';

/** The column of a page with its padding; `$isLoose` sets its regions far apart. */
export const PageFrame = styled(Container)<{ $isLoose?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $isLoose }) => ($isLoose ? 'var(--space-10)' : 'var(--space-4)')};
  padding-block: var(--space-4) var(--space-12);
`;
