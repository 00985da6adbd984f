import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';

export const Frame = styled(Container)`
  padding-block-end: var(--space-12);
`;

export const Cleared = styled.p`
  color: var(--color-ink-soft);
`;
