import { Trans } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { hasInvoice } from '@marketplace/contracts/commerce/invoice';
import { isUnpaid, paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { Link } from '@marketplace/contracts/router';
import {
  invoicePath,
  orderPath,
  productListPath,
  signUpPath,
  trackOrderPath,
} from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Notice } from '@marketplace/contracts/ui/Notice';

/**
 * Links to other pages. None of the links is primary if the order is unpaid, because then the
 * primary action is to pay.
 */
export function WaysOn({ order, isGuest }: { order: Order; isGuest: boolean }) {
  const variant = isUnpaid(paymentStateOf(order)) ? undefined : 'primary';
  return (
    <Cluster $justify="center">
      {isGuest ? (
        <ButtonLink to={signUpPath(order.uuid)} variant={variant}>
          <Trans>Create an account</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink to={orderPath(order.uuid)} variant={variant}>
          <Trans>See your order</Trans>
        </ButtonLink>
      )}
      <ButtonLink to={productListPath()}>
        <Trans>Keep shopping</Trans>
      </ButtonLink>
      {hasInvoice(order) && (
        <ButtonLink to={invoicePath(order.uuid)}>
          <Trans>Print the invoice</Trans>
        </ButtonLink>
      )}
    </Cluster>
  );
}

/** Tells a guest how to find the order after the token has expired. */
export function GuestHint({ order, canTrack }: { order: Order; canTrack: boolean }) {
  const { phone } = order.shippingAddress;
  return (
    <Notice>
      <p>
        <Trans>
          Keep the order number. An account with the phone <bdi>{phone}</bdi> shows this order too.
        </Trans>
      </p>
      {canTrack && (
        <p>
          <Link to={trackOrderPath(order.orderNumber)}>
            <Trans>See where this order is</Trans>
          </Link>
        </p>
      )}
    </Notice>
  );
}
