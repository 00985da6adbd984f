import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  width: 100%;
  max-width: 1120px;
  margin-inline: auto;
  padding: var(--space-2) var(--gutter) var(--space-12);
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;

export const Placed = styled.p`
  flex-basis: 100%;
  color: var(--color-ink-soft);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;

export const Parcels = styled.div`
  display: grid;
  gap: var(--space-4);
`;
