import { useLingui } from '@lingui/react/macro';
import type { Shop } from '@marketplace/contracts/api/shops';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';

/** How to reach a shop; what it has not given is left out. */
export function ShopContact({ shop: { phone, email, address } }: { shop: Shop }) {
  const { t } = useLingui();
  if (!phone && !email && !address) return null;
  return (
    <Root aria-label={t`Contact`}>
      {phone && (
        <Way href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          {phone}
        </Way>
      )}
      {email && (
        <Way href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
          <Icon name="mail" />
          {email}
        </Way>
      )}
      {address && (
        <Place>
          <Icon name="home" />
          {address}
        </Place>
      )}
    </Root>
  );
}

const Root = styled.address`
  display: grid;
  align-content: start;
  max-width: 24rem;
  font-size: var(--text-s);
  font-style: normal;
  overflow-wrap: anywhere;
`;

const Way = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  color: var(--color-ink-soft);
`;
