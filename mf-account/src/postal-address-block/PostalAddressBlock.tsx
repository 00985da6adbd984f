import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import styled from '@marketplace/contracts/styled';
import { addressLines } from '../address-lines/addressLines';

/** Who receives it, where, and how the courier reaches them. */
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
