import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import type { Parcel } from '../../contracts/api/orders';
import { formatDeadline } from '../../contracts/i18n/formatDeadline';
import { informationPath } from '../../contracts/routes';
import { Notice } from './Notice';

/**
 * Shows the day by which a parcel is promised to arrive. If the parcel misses that day, also shows
 * the legal deadline, if later. If the parcel misses the legal deadline too, says instead that the
 * customer may give the parcel up. Renders nothing for a parcel that has no promised day, is
 * delivered or is cancelled.
 */
export function ParcelDay({ parcel }: { parcel: Parcel }) {
  const { i18n } = useLingui();
  const { expectedBy, isPromiseMissed, dueBy, late, status } = parcel;
  if (!expectedBy || status === 'delivered' || status === 'cancelled') return null;
  const day = formatDeadline(expectedBy, i18n);
  const isOverdue = late === 'delivery';
  if (!isPromiseMissed && !isOverdue) {
    return (
      <p>
        <Trans>Arrives by {day}.</Trans>
      </p>
    );
  }
  const lastDay = dueBy && dueBy > expectedBy && formatDeadline(dueBy, i18n);
  return (
    <Notice tone="warn">
      <p>
        <Trans>Late: it was to arrive by {day}.</Trans>
      </p>
      {isOverdue && (
        <p>
          <Trans>You may give it up: what you have paid for it is then paid back.</Trans>
        </p>
      )}
      {!isOverdue && lastDay && (
        <p>
          <Trans>
            It must arrive by {lastDay}. If it does not, you may give it up, and what you have paid
            for it is paid back.
          </Trans>
        </p>
      )}
      <Link to={informationPath('contact')}>
        <Trans>Ask us</Trans>
      </Link>
    </Notice>
  );
}
