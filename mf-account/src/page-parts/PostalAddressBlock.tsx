import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import { addressLines } from '@marketplace/contracts/commerce/postalAddress';
import styled from '@marketplace/contracts/styled';

/** A postal address: receiver, address lines, phone. */
export function PostalAddressBlock({ address }: { address: PostalAddress }) {
  return (
    <Block>
      <Name>{address.name}</Name>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{address.phone}</span>
    </Block>
  );
}

const Block = styled.address`
  display: grid;
  font-style: normal;
`;

const Name = styled.span`
  font-weight: var(--weight-medium);
`;
