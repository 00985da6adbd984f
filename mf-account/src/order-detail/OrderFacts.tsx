import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import styled from '@marketplace/contracts/styled';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { PostalAddressBlock } from '../postal-address-block/PostalAddressBlock';
import { FactPanel } from './FactPanel';
import { isSameAddress } from './isSameAddress';
import { OrderTotals } from './OrderTotals';
import { PAYMENT_METHOD_TEXTS, paymentStatusText } from './paymentTexts';

/** What is true of the whole order: payment and sums, addresses, note. */
export function OrderFacts({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { shippingAddress, billingAddress } = order;
  return (
    <Stack>
      <FactPanel title={<Trans>Payment</Trans>}>
        <div>
          <p>{i18n._(PAYMENT_METHOD_TEXTS[order.paymentMethod])}</p>
          <Soft>{i18n._(paymentStatusText(order))}</Soft>
        </div>
        <OrderTotals {...order} />
      </FactPanel>
      <FactPanel title={<Trans>Delivery address</Trans>}>
        <PostalAddressBlock address={shippingAddress} />
      </FactPanel>
      {!isSameAddress(shippingAddress, billingAddress) && (
        <FactPanel title={<Trans>Billing address</Trans>}>
          <PostalAddressBlock address={billingAddress} />
        </FactPanel>
      )}
      {order.note && (
        <FactPanel title={<Trans>Your note</Trans>}>
          <Note>{order.note}</Note>
        </FactPanel>
      )}
    </Stack>
  );
}

const Soft = styled.p`
  color: var(--color-ink-soft);
`;

// As typed: shoppers write directions over several lines.
const Note = styled.p`
  white-space: pre-line;
`;
