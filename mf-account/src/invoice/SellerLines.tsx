import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderItem, Parcel } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Block, Label, Lines } from './Invoice.styles';

interface SellerLinesProps {
  parcel: Parcel;
  /** Number of the parcel in its order, from 1. */
  number: number;
  /** Number of parcels in the order. */
  count: number;
}

/**
 * Shows the seller of a parcel with address and tax number, then the parcel's items and delivery
 * charge.
 */
export function SellerLines({ parcel, number, count }: SellerLinesProps) {
  const { i18n } = useLingui();
  const { shopName, seller, orderItems, deliveryCharge } = parcel;
  const [parcelNumber, parcelCount] = [number, count].map((each) => localDigits(each, i18n.locale));
  const bin = seller?.bin;
  return (
    <Block>
      <Label>
        {count > 1 ? (
          <Trans>
            Seller of parcel {parcelNumber} of {parcelCount}
          </Trans>
        ) : (
          <Trans>Seller</Trans>
        )}
      </Label>
      <h2>{shopName}</h2>
      {seller?.address && (
        <p lang={otherLanguageOf(seller.address, i18n.locale)}>{seller.address}</p>
      )}
      {bin && (
        <p>
          <Trans>BIN {bin}</Trans>
        </p>
      )}
      <Lines>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Product</Trans>
            </th>
            <th scope="col">
              <Trans>Quantity</Trans>
            </th>
            <th scope="col">
              <Trans>Unit price</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {orderItems.map((item) => (
            <Line key={item.uuid} item={item} />
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              <Trans>Delivery charge</Trans>
            </th>
            <td>{formatTaka(deliveryCharge, i18n.locale)}</td>
          </tr>
        </tbody>
      </Lines>
    </Block>
  );
}

function Line({ item }: { item: OrderItem }) {
  const { i18n } = useLingui();
  const { productName, productNameLanguage, variant, quantity, unitPrice, total } = item;
  return (
    <tr>
      <th scope="row">
        <span lang={productNameLanguage}>{productName}</span>
        {variant.length > 0 && <small>{variant.join(' · ')}</small>}
      </th>
      <td>{localDigits(quantity, i18n.locale)}</td>
      <td>{formatTaka(unitPrice, i18n.locale)}</td>
      <td>{formatTaka(total, i18n.locale)}</td>
    </tr>
  );
}
