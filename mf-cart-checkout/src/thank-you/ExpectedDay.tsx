import { Trans } from '@lingui/react/macro';
import type { Parcel } from '@marketplace/contracts/api/orders';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ParcelDay } from '@marketplace/contracts/ui/ParcelDay';

/**
 * Says by which day a parcel arrives, and what to do if the shop has not confirmed it in time.
 * Renders nothing for a delivered or cancelled parcel, or if no day is known.
 */
export function ExpectedDay({ parcel }: { parcel: Parcel }) {
  const { expectedBy, late, status } = parcel;
  if (!expectedBy || status === 'delivered' || status === 'cancelled') return null;
  return (
    <Day>
      <ParcelDay parcel={parcel} />
      {late === 'confirmation' && (
        <p>
          <Trans>
            The shop has not said in time that it sends this parcel.{' '}
            <Link to={informationPath('contact')}>Ask us</Link>.
          </Trans>
        </p>
      )}
    </Day>
  );
}

const Day = styled.div`
  padding-block-end: var(--space-2);
  font-size: var(--text-s);
`;
