import { Trans, useLingui } from '@lingui/react/macro';
import type { CartParcel } from '@marketplace/contracts/api/publicCart';
import { deliveredBy, isSameEverywhere } from '@marketplace/contracts/commerce/delivery';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import styled from '@marketplace/contracts/styled';
import { Notice } from '@marketplace/contracts/ui/Notice';

type ExpectedDayProps = {
  parcels: readonly CartParcel[];
  /** District of the delivery address; empty if the district is not known yet. */
  district: string;
};

/** Says by which day each parcel arrives. Renders nothing if the API promises no day. */
export function ExpectedDay({ parcels, district }: ExpectedDayProps) {
  const { i18n, t } = useLingui();
  const promised = parcels.flatMap(({ shopName, delivery }) =>
    delivery
      ? { shopName, moment: deliveredBy(delivery, district), isSame: isSameEverywhere(delivery) }
      : [],
  );
  const latest = promised
    .map(({ moment }) => moment)
    .sort()
    .at(-1);
  if (!latest) return null;
  const day = formatDeadline(latest, i18n);
  if (district === '' && !promised.every(({ isSame }) => isSame)) {
    // Shows the latest possible day, because the address may be in another district than the shop.
    return (
      <Notice>
        <Trans>Arrives by {day} at the latest, sooner where the shop is in your district.</Trans>
      </Notice>
    );
  }
  if (promised.every(({ moment }) => moment === latest)) {
    return (
      <Notice>
        <Trans>Arrives by {day}.</Trans>
      </Notice>
    );
  }
  const lines = promised.map(({ shopName, moment }) => ({
    shopName,
    day: formatDeadline(moment, i18n),
  }));
  return (
    <Notice>
      <List role="list">
        {lines.map((parcel) => (
          // Uses `t`, because `Trans` would parse a name that contains `<` as a tag.
          <li key={parcel.shopName}>{t`From ${parcel.shopName}: arrives by ${parcel.day}`}</li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
`;
