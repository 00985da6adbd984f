import { Trans, useLingui } from '@lingui/react/macro';
import type { CartParcel } from '@marketplace/contracts/api/publicCart';
import { formatTaka, toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import * as icons from '@marketplace/contracts/design/icons';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';

/**
 * Shows the delivery charge of a shop's parcel, and the amount that is missing for free delivery.
 */
export function DeliveryTerms({ parcel }: { parcel: CartParcel }) {
  const { t, i18n } = useLingui();
  const { deliveryCharge, freeDeliveryFrom, subtotal, shopName } = parcel;
  const isFree = deliveryCharge === 0;
  const missing =
    freeDeliveryFrom === null
      ? undefined
      : formatTaka(toTaka(toPaisa(freeDeliveryFrom) - toPaisa(subtotal)), i18n.locale);
  return (
    <Terms $isFree={isFree}>
      <Icon shape={icons.truck} />
      <div>
        <p>
          <Charge parcel={parcel} />
        </p>
        {!isFree && missing && (
          // Uses `t`, because `Trans` would parse a shop name that contains `<` as a tag.
          <Missing>{t`Add ${missing} more for free delivery from ${shopName}`}</Missing>
        )}
      </div>
    </Terms>
  );
}

function Charge({ parcel: { deliveryCharge, withinDistrict } }: { parcel: CartParcel }) {
  const { t, i18n } = useLingui();
  const charge = formatTaka(deliveryCharge, i18n.locale);
  if (!withinDistrict) {
    return deliveryCharge === 0 ? <Trans>Free delivery</Trans> : <Trans>Delivery {charge}</Trans>;
  }
  const { districtName: district = withinDistrict.district } = withinDistrict;
  const within = formatTaka(withinDistrict.deliveryCharge, i18n.locale);
  const charges =
    withinDistrict.deliveryCharge === 0
      ? t`Free delivery in ${district} district, ${charge} elsewhere`
      : t`Delivery ${within} in ${district} district, ${charge} elsewhere`;
  return <span>{charges}</span>;
}

const Terms = styled.div<{ $isFree: boolean }>`
  display: flex;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  > svg {
    color: var(--color-${({ $isFree }) => ($isFree ? 'good' : 'ink-soft')});
  }

  > div {
    min-width: 0;
  }
`;

const Missing = styled.p`
  color: var(--color-ink-soft);
`;
