import styled from '@marketplace/contracts/styled';

export const Page = styled.div`
  display: grid;
  gap: var(--space-5);
  width: 100%;
  max-width: 1120px;
  margin-inline: auto;
  padding: var(--space-4) var(--gutter) var(--space-12);
`;

export const Back = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    text-decoration: none;
  }

  a::before {
    content: '←';
    content: '←' / '';
    margin-inline-end: var(--space-2);
  }
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
  gap: var(--space-4);

  @media (min-width: 881px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
    gap: var(--space-5);
  }
`;

export const Parcels = styled.div`
  display: grid;
  gap: var(--space-4);
`;
