import { useLingui } from '@lingui/react/macro';
import type { ShownAddress } from '@marketplace/contracts/api/addresses';
import { addressLines } from '@marketplace/contracts/commerce/postalAddress';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import styled from '@marketplace/contracts/styled';

export function PostalAddressBlock({ address }: { address: ShownAddress }) {
  const { i18n } = useLingui();
  return (
    <Block>
      <Name translate="no">{address.name}</Name>
      {addressLines(address, i18n.locale).map((line) => (
        <span key={line} dir="auto" lang={otherLanguageOf(line, i18n.locale)}>
          {line}
        </span>
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
