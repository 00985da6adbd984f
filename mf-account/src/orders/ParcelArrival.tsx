import { Trans } from '@lingui/react/macro';
import type { Parcel } from '@marketplace/contracts/api/orders';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { ParcelDay } from '@marketplace/contracts/ui/ParcelDay';

type ParcelArrivalProps = {
  parcel: Parcel;
  /** True if the page has a button that cancels the whole order. */
  canCancel: boolean;
};

/**
 * Says by which day a parcel arrives, and what to do if the parcel is late. Renders nothing for a
 * delivered or cancelled parcel, or if no day is known.
 */
export function ParcelArrival({ parcel, canCancel }: ParcelArrivalProps) {
  const { expectedBy, late, status } = parcel;
  if (!expectedBy || status === 'delivered' || status === 'cancelled') return null;
  return (
    <>
      <ParcelDay parcel={parcel} />
      {late === 'confirmation' && (
        <Notice tone="warn">
          {canCancel ? (
            <Trans>
              The shop has not said in time that it sends this parcel. You can cancel the order and
              have your money back, or <Link to={informationPath('contact')}>ask us</Link>.
            </Trans>
          ) : (
            <Trans>
              The shop has not said in time that it sends this parcel.{' '}
              <Link to={informationPath('contact')}>Ask us</Link>.
            </Trans>
          )}
        </Notice>
      )}
    </>
  );
}
