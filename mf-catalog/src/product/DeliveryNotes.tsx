import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDelivery } from '@marketplace/contracts/api/delivery';
import {
  areaText,
  chargeTo,
  deliveredBy,
  isDeliveredTo,
  isSameEverywhere,
} from '@marketplace/contracts/commerce/delivery';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import * as icons from '@marketplace/contracts/design/icons';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { useState } from 'react';
import { type ChosenDistrict, keepChosenDistrict, readChosenDistrict } from './chosenDistrict';
import { DistrictChoice } from './DistrictChoice';

/**
 * Delivery and payment. The text is for the district that was chosen on this device or, without a
 * choice, for all districts. The server's markup is the same for everybody.
 * @param delivery absent if the API does not send it
 */
export function DeliveryNotes({ delivery }: { delivery: ProductDelivery | undefined }) {
  const [chosen, setChosen] = useState(readChosenDistrict);
  const choose = (district: ChosenDistrict) => {
    keepChosenDistrict(district);
    setChosen(district);
  };
  return (
    <Notes>
      {delivery ? (
        <>
          <Terms delivery={delivery} chosen={chosen} />
          <Choice>
            <DistrictChoice chosen={chosen} onChoose={choose} />
          </Choice>
        </>
      ) : (
        <li>
          <Icon shape={icons.truck} />
          <span>
            <Trans>Delivered to your address, anywhere in Bangladesh</Trans>
          </span>
        </li>
      )}
      <li>
        <Icon shape={icons.check} />
        <span>
          <Trans>Cash on delivery: pay when it is in your hands</Trans>
        </span>
      </li>
    </Notes>
  );
}

interface TermsProps {
  delivery: ProductDelivery;
  chosen: ChosenDistrict | undefined;
}

/**
 * Delivery charge and date. Reserves lines, so that the choice of a district usually does not move
 * the content below.
 */
function Terms({ delivery, chosen }: TermsProps) {
  const { t, i18n } = useLingui();
  const { freeDeliveryFrom, deliveredOnlyTo } = delivery;
  const district = chosen?.name ?? '';
  const place = i18n.locale === 'bn' ? chosen?.nameBn : chosen?.name;
  const areas = areaText(delivery);
  const isRefused = chosen !== undefined && !isDeliveredTo(deliveredOnlyTo, district);
  const charge = useCharge(delivery, district);
  const freeFrom =
    freeDeliveryFrom === null ? undefined : formatTaka(freeDeliveryFrom, i18n.locale);
  return (
    <Line aria-live="polite" $lines={delivery.withinDistrict || deliveredOnlyTo ? 4 : 3}>
      <Icon shape={isRefused ? icons.alert : icons.truck} />
      <div>
        <p>
          {isRefused ? (
            <strong>{t`Not delivered to ${place}`}</strong>
          ) : chosen ? (
            <>
              <strong>{t`To ${place}`}</strong>
              <span>{`: ${charge}`}</span>
            </>
          ) : (
            <span>{charge}</span>
          )}
        </p>
        {areas && <p>{t`Delivered in ${areas} district only`}</p>}
        {!isRefused && <Arrival delivery={delivery} chosen={chosen} />}
        {freeFrom && delivery.deliveryCharge > 0 && (
          <p>{t`Free delivery from ${freeFrom} in one parcel`}</p>
        )}
      </div>
    </Line>
  );
}

/** Day of delivery. Renders nothing if the API promises no day. */
function Arrival({ delivery: { delivery: days, deliveredOnlyTo }, chosen }: TermsProps) {
  const { t, i18n } = useLingui();
  if (!days) return null;
  const known = chosen?.name ?? onlyDistrict(deliveredOnlyTo) ?? '';
  const day = formatDeadline(deliveredBy(days, known), i18n);
  const isSure = chosen || isSameEverywhere(days);
  return <p>{isSure ? t`Arrives by ${day}` : t`Arrives by ${day} at the latest`}</p>;
}

function useCharge(delivery: ProductDelivery, district: string): string {
  const { i18n, t } = useLingui();
  const { withinDistrict, deliveredOnlyTo } = delivery;
  const known = district || onlyDistrict(deliveredOnlyTo) || '';
  const charge = formatTaka(chargeTo(delivery, known), i18n.locale);
  if (!withinDistrict || known) {
    return chargeTo(delivery, known) === 0 ? t`Free delivery` : t`Delivery ${charge}`;
  }
  const { deliveryCharge, districtName: shopDistrict = withinDistrict.district } = withinDistrict;
  const within = formatTaka(deliveryCharge, i18n.locale);
  return deliveryCharge === 0
    ? t`Free delivery in ${shopDistrict} district, ${charge} elsewhere`
    : t`Delivery ${within} in ${shopDistrict} district, ${charge} elsewhere`;
}

/**
 * If a product is delivered to only one district, that district's charge and day apply, even if no
 * district is chosen.
 */
const onlyDistrict = (districts: ProductDelivery['deliveredOnlyTo']) =>
  districts?.length === 1 ? districts[0] : undefined;

const Notes = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  font-size: var(--text-s);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }

  svg {
    flex: none;
    color: var(--color-link);
  }
`;

const Line = styled.li<{ $lines: number }>`
  && {
    align-items: start;
  }

  div {
    min-width: 0;
    /* The text usually has the most lines before a district is chosen. */
    min-height: ${({ $lines }) => $lines}lh;
    font-variant-numeric: tabular-nums;
  }
`;

/** Hidden without scripts, because only a script can apply the choice. */
const Choice = styled.li`
  ${withoutScripts}& {
    display: none;
  }
`;
