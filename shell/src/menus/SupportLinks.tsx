import { Trans } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { bus } from '../../contracts';
import { useMarketConfig } from '../page/contexts';

/** Links to support. They are the same in every place (specification section 1). */
export function SupportLinks() {
  return (
    <>
      <HelpButton />
      <ContactLinks />
    </>
  );
}

/** Button that requests the support panel. Its container styles it. */
function HelpButton() {
  return (
    <button type="button" onClick={() => bus.publish('support-chat:requested', {})}>
      <Icon shape={moreIcons.help} size="small" />
      <Trans>Help & Support</Trans>
    </button>
  );
}

/** E-mail address and phone of support. Their container styles them. */
export function ContactLinks() {
  const { supportEmail, supportPhone } = useMarketConfig();
  return (
    <>
      <a href={`mailto:${supportEmail}`}>
        <Icon shape={moreIcons.mail} size="small" />
        <span>{supportEmail}</span>
      </a>
      <a href={`tel:${supportPhone}`}>
        <Icon shape={moreIcons.phone} size="small" />
        <span>{supportPhone}</span>
      </a>
    </>
  );
}
