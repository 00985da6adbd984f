import styled from '@marketplace/contracts/styled';

/** A list without bullets; the role stays because Safari drops it along with the bullets. */
export const PlainList = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
`;
