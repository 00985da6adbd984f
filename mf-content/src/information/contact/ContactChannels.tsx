import { Trans } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { PillLinks } from '@marketplace/contracts/ui/PillLinks';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import type { ReactNode } from 'react';

type ContactChannelsProps = Pick<
  MarketConfig,
  'supportEmail' | 'supportPhone' | 'supportWhatsApp' | 'companyAddress'
>;

/** Links to call the company, to write to it and to find it on a map. */
export function ContactChannels({
  supportEmail,
  supportPhone,
  supportWhatsApp,
  companyAddress,
}: ContactChannelsProps) {
  return (
    <PillLinks as="ul" role="list">
      <li>
        <a href={`tel:${supportPhone}`}>
          <Icon shape={moreIcons.phone} />
          <span>{supportPhone}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:${supportEmail}`}>
          <Icon shape={moreIcons.mail} />
          <span>{supportEmail}</span>
        </a>
      </li>
      {supportWhatsApp && (
        <li>
          <SiteLink to={`https://wa.me/${supportWhatsApp.replace(/\D/g, '')}`}>
            <Icon shape={moreIcons.phone} />
            <Trans>WhatsApp</Trans>
          </SiteLink>
        </li>
      )}
      {companyAddress && (
        <li>
          <SiteLink
            to={`https://www.openstreetmap.org/search?query=${encodeURIComponent(companyAddress)}`}
          >
            <Icon shape={moreIcons.home} />
            <Trans>Show on a map</Trans>
          </SiteLink>
        </li>
      )}
    </PillLinks>
  );
}

function SiteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}
