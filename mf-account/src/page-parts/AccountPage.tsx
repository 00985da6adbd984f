import styled from '@marketplace/contracts/styled';

export const AccountPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: 100%;
  max-width: 960px;
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-12);

  @media print {
    padding: 0;
  }
`;
