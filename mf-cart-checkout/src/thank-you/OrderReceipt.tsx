import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { countedParcels } from '@marketplace/contracts/commerce/countedParcels';
import { addressLines } from '@marketplace/contracts/commerce/postalAddress';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import styled from '@marketplace/contracts/styled';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { Fragment, useId } from 'react';
import { Amounts } from '../page-parts/Amounts';
import { SummaryLine } from '../page-parts/SummaryLine';
import { ExpectedDay } from './ExpectedDay';

export function OrderReceipt({ order }: { order: Order }) {
  const id = useId();
  const { i18n } = useLingui();
  const { subtotal, deliveryCharge, discount = 0, promoCode, total } = order;
  const { shippingAddress } = order;
  const parcels = countedParcels(order);
  return (
    <Panel aria-labelledby={id}>
      <Stack>
        <Title id={id}>
          <Trans>Summary</Trans>
        </Title>
        {parcels.map((parcel) => (
          <div key={parcel.uuid}>
            <Name>{parcel.shopName}</Name>
            <ExpectedDay parcel={parcel} />
            <Lines role="list">
              {parcel.orderItems.map((item) => (
                <SummaryLine
                  key={item.uuid}
                  name={item.productName}
                  nameLanguage={item.productNameLanguage}
                  variant={item.variant}
                  smallImageUrl={item.smallImageUrl}
                  quantity={item.quantity}
                  unitPrice={item.unitPrice}
                  total={item.total}
                />
              ))}
            </Lines>
          </div>
        ))}
        <Amounts
          subtotal={subtotal}
          deliveryCharge={deliveryCharge}
          discount={{ code: promoCode ?? '', discount }}
          total={total}
          parcelCount={parcels.length}
        />
        <div>
          <Name>
            <Trans>Delivery address</Trans>
          </Name>
          <p>
            <span translate="no">{shippingAddress.name}</span>
            {addressLines(shippingAddress, i18n.locale).map((line) => (
              <Fragment key={line}>
                <br />
                <span dir="auto" lang={otherLanguageOf(line, i18n.locale)}>
                  {line}
                </span>
              </Fragment>
            ))}
          </p>
        </div>
      </Stack>
    </Panel>
  );
}

const Title = styled.h2`
  font-size: var(--text-l);
`;

const Name = styled.h3`
  padding-block-end: var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  letter-spacing: 0;
`;

const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
`;
