import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import { addressLines } from '@marketplace/contracts/commerce/postalAddress';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import styled from '@marketplace/contracts/styled';
import { Badge } from '@marketplace/contracts/ui/Badge';
import { ChoiceCard } from './ChoiceCard';
import { NEW_ADDRESS } from './checkoutDraft';

type AddressChoiceProps = {
  addresses: Address[];
  /** Uuid of a saved address, or `NEW_ADDRESS`. */
  choice: string;
  onChoose: (choice: string) => void;
};

/** Shows the customer's saved addresses as cards, and a card for typing another address. */
export function AddressChoice({ addresses, choice, onChoose }: AddressChoiceProps) {
  const { i18n } = useLingui();
  const languageOf = (text: string) => otherLanguageOf(text, i18n.locale);
  const lines = (address: Address) => addressLines(address, i18n.locale).join(', ');
  const radio = (value: string) => ({
    name: 'shippingChoice',
    value,
    checked: choice === value,
    onChange: () => onChoose(value),
  });
  return (
    <Cards>
      {addresses.map((address) => (
        <ChoiceCard
          key={address.uuid}
          {...radio(address.uuid)}
          title={
            <>
              <span dir="auto" lang={languageOf(address.label || address.name)}>
                {address.label || address.name}
              </span>
              {address.isDefault && (
                <Badge $tone="good">
                  <Trans>Default</Trans>
                </Badge>
              )}
            </>
          }
        >
          <span>
            <span translate="no">{address.name}</span>
            <span>{`, ${address.phone}`}</span>
          </span>
          <Soft dir="auto" lang={languageOf(lines(address))}>
            {lines(address)}
          </Soft>
        </ChoiceCard>
      ))}
      <ChoiceCard {...radio(NEW_ADDRESS)} title={<Trans>Add another address</Trans>} />
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Soft = styled.span`
  color: var(--color-ink-soft);
`;
