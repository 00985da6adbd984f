import { Trans, useLingui } from '@lingui/react/macro';
import type { Parcel } from '@marketplace/contracts/api/orders';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';

type ParcelArrivalProps = {
  parcel: Parcel;
  /** True if the page has a button that cancels the whole order. */
  canCancel: boolean;
  /** True if the page has a link for a complaint about each item. */
  canComplain?: boolean;
};

/**
 * Says by which day a parcel arrives, and what to do if the parcel is late. Renders nothing for a
 * delivered or cancelled parcel.
 */
export function ParcelArrival({ parcel, canCancel, canComplain = true }: ParcelArrivalProps) {
  const { i18n } = useLingui();
  const { expectedBy, late, status } = parcel;
  if (!expectedBy || status === 'delivered' || status === 'cancelled') return null;
  const day = formatDeadline(expectedBy, i18n);
  return (
    <>
      <p>
        <Trans>Arrives by {day}.</Trans>
      </p>
      {late === 'delivery' && (
        <Notice tone="warn">
          {canComplain ? (
            <Trans>
              This parcel is late. Complain about an item below, or{' '}
              <Link to={informationPath('contact')}>ask us</Link>.
            </Trans>
          ) : (
            <Trans>
              This parcel is late. <Link to={informationPath('contact')}>Ask us</Link>.
            </Trans>
          )}
        </Notice>
      )}
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
