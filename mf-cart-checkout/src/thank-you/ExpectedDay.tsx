import { Trans, useLingui } from '@lingui/react/macro';
import type { Parcel } from '@marketplace/contracts/api/orders';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';

/**
 * Says by which day a parcel arrives, and what to do if the parcel is late. Renders nothing for a
 * delivered or cancelled parcel.
 */
export function ExpectedDay({ parcel }: { parcel: Parcel }) {
  const { i18n } = useLingui();
  const { expectedBy, late, status } = parcel;
  if (!expectedBy || status === 'delivered' || status === 'cancelled') return null;
  const day = formatDeadline(expectedBy, i18n);
  return (
    <Day>
      <Trans>Arrives by {day}.</Trans>{' '}
      {late === 'delivery' && (
        <Trans>
          This parcel is late. <Link to={informationPath('contact')}>Ask us</Link>.
        </Trans>
      )}
      {late === 'confirmation' && (
        <Trans>
          The shop has not said in time that it sends this parcel.{' '}
          <Link to={informationPath('contact')}>Ask us</Link>.
        </Trans>
      )}
    </Day>
  );
}

const Day = styled.p`
  padding-block-end: var(--space-2);
  font-size: var(--text-s);
`;
