import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import type { TrackedOrder } from '@marketplace/contracts/api/trackedOrder';
import { countedParcels } from '@marketplace/contracts/commerce/countedParcels';
import { isSameAddress } from '@marketplace/contracts/commerce/postalAddress';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { PostalAddressBlock } from '../page-parts/PostalAddressBlock';
import { Label, Note, Pair, Sheet } from './Invoice.styles';
import { InvoiceSums } from './InvoiceSums';
import { Letterhead } from './Letterhead';
import type { LetterheadData } from './letterheadOf';
import { SellerLines } from './SellerLines';

interface InvoiceProps {
  /** Has no addresses if the order was found by its number and phone. */
  order: TrackedOrder & Partial<Pick<Order, 'billingAddress' | 'shippingAddress'>>;
  market: LetterheadData;
  /** True if the invoice is a page of its own, false if it is part of another page. */
  isPage: boolean;
}

/**
 * The invoice of an order, for the screen and for paper of A5 or larger. It has the number and date
 * of the order.
 */
export function Invoice({ order, market, isPage }: InvoiceProps) {
  const { i18n } = useLingui();
  const { orderNumber, placedAt, status } = order;
  const parcels = countedParcels(order);
  const { brandName } = market;
  const day = formatDate(placedAt, i18n);
  const title = <Trans>Invoice {orderNumber}</Trans>;
  return (
    <Sheet>
      <Pair>
        <Letterhead market={market} />
        <div>
          {isPage ? <PageHeading>{title}</PageHeading> : <h2>{title}</h2>}
          <p>
            <Trans>
              Day of the order: <time dateTime={placedAt}>{day}</time>
            </Trans>
          </p>
          {status === 'cancelled' && (
            <p>
              <Trans>This order is cancelled.</Trans>
            </p>
          )}
        </div>
      </Pair>
      <Addresses order={order} />
      {parcels.map((parcel, index) => (
        <SellerLines key={parcel.uuid} parcel={parcel} number={index + 1} count={parcels.length} />
      ))}
      <InvoiceSums order={order} />
      <Note>
        <Trans>
          The shops named here are the sellers. {brandName} has taken the order for them.
        </Trans>
      </Note>
    </Sheet>
  );
}

function Addresses({ order }: Pick<InvoiceProps, 'order'>) {
  const { billingAddress, shippingAddress } = order;
  if (!billingAddress || !shippingAddress) {
    return (
      <Note>
        <Trans>
          The buyer’s name and address are left out, because an order number and a phone open this
          page.
        </Trans>
      </Note>
    );
  }
  return (
    <Pair>
      <div>
        <Label>
          <Trans>Buyer</Trans>
        </Label>
        <PostalAddressBlock address={billingAddress} />
      </div>
      {!isSameAddress(billingAddress, shippingAddress) && (
        <div>
          <Label>
            <Trans>Delivery address</Trans>
          </Label>
          <PostalAddressBlock address={shippingAddress} />
        </div>
      )}
    </Pair>
  );
}
