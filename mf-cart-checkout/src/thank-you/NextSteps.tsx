import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { countedParcels } from '@marketplace/contracts/commerce/countedParcels';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import * as icons from '@marketplace/contracts/design/icons';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import styled from '@marketplace/contracts/styled';
import { Icon, type IconShape } from '@marketplace/contracts/ui/Icon';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { type ReactNode, useId } from 'react';

/** Explains what happens after an order, for shoppers who order for the first time. */
export function NextSteps({ order }: { order: Order }) {
  const id = useId();
  const { shippingAddress, total } = order;
  const parcels = countedParcels(order);
  const { i18n } = useLingui();
  const { phone } = shippingAddress;
  // Latest expected day of the parcels that have not arrived and are not late. The summary shows
  // the day of each parcel.
  const expectedBy = parcels
    .filter(({ status }) => status !== 'delivered' && status !== 'cancelled')
    .filter(({ isPromiseMissed, late }) => !isPromiseMissed && late !== 'delivery')
    .flatMap((parcel) => parcel.expectedBy ?? [])
    .sort()
    .at(-1);
  const day = expectedBy && formatDeadline(expectedBy, i18n);
  const amount = formatTaka(total, i18n.locale);
  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>
        <Trans>What happens next</Trans>
      </Title>
      <List role="list">
        <Item icon={moreIcons.shop}>
          <Plural
            value={parcels.length}
            one="The shop confirms and packs your parcel."
            other="# shops confirm and pack your parcels. They may come on different days."
          />
        </Item>
        {expectedBy && (
          <Item icon={icons.truck}>
            <Trans>Arrives by {day}.</Trans>
          </Item>
        )}
        <Item icon={moreIcons.phone}>
          <Trans>The courier calls {phone} before coming.</Trans>
        </Item>
        <Item icon={icons.check}>
          {order.paymentStatus === 'paid' ? (
            <Trans>{amount} is paid.</Trans>
          ) : (
            <Trans>Cash on delivery: please have {amount} ready.</Trans>
          )}
        </Item>
      </List>
    </Panel>
  );
}

function Item({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <Row>
      <Icon shape={icon} />
      <span>{children}</span>
    </Row>
  );
}

const Title = styled.h2`
  padding-block-end: var(--space-3);
  font-size: var(--text-l);
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
`;

const Row = styled.li`
  display: flex;
  gap: var(--space-3);

  svg {
    margin-block-start: 2px;
    color: var(--color-link);
  }
`;
