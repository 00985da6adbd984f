import { Trans } from '@lingui/react/macro';
import { ordersPath, trackOrderPath } from '@marketplace/contracts/routes';
import { FoldedParcelForm } from './FoldedParcelForm';
import { ReasonField } from './ReasonField';

interface CancelParcelProps {
  orderUuid: string;
  parcelUuid: string;
  /** True if the order loses its discount. */
  endsDiscount: boolean | undefined;
  /** True for a guest, to whom the list of orders is closed. */
  isGuest: boolean;
}

/** Asks for confirmation and cancels one parcel. */
export function CancelParcel(props: CancelParcelProps) {
  const { orderUuid, parcelUuid, endsDiscount, isGuest } = props;
  return (
    <FoldedParcelForm
      summary={<Trans>Cancel this parcel</Trans>}
      action={isGuest ? trackOrderPath() : ordersPath()}
      orderUuid={orderUuid}
      parcelUuid={parcelUuid}
      submit={<Trans>Cancel the parcel</Trans>}
    >
      {(problems) => (
        <>
          <p>
            <Trans>
              It is taken off the total, with its delivery charge. What you paid for it is paid
              back. The rest of the order is sent.
            </Trans>
          </p>
          {endsDiscount && (
            <p>
              <Trans>
                The rest is then below the minimum of your promo code, so its discount no longer
                counts and is taken off what is paid back.
              </Trans>
            </p>
          )}
          <ReasonField problems={problems} />
        </>
      )}
    </FoldedParcelForm>
  );
}
