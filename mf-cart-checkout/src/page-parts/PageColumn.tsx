import styled from '@marketplace/contracts/styled';
import { Container } from '@marketplace/contracts/ui/Container';
import type { ReactNode } from 'react';

type PageColumnProps = { width?: 'page' | 'text'; children: ReactNode };

export function PageColumn({ width = 'page', children }: PageColumnProps) {
  return (
    <Container $width={width}>
      <Column>{children}</Column>
    </Container>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-5) var(--space-12);
`;
