import { Trans } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { bus } from '../../contracts';
import { useMarketConfig } from '../page/contexts';

/** Support links, the same wherever they are shown (specification section 1). */
export function SupportLinks() {
  return (
    <>
      <HelpButton />
      <ContactLinks />
    </>
  );
}

/** Requests the support panel; styled by its container. */
function HelpButton() {
  return (
    <button type="button" onClick={() => bus.publish('support-chat:requested', {})}>
      <Icon shape={icons.help} size="small" />
      <Trans>Help & Support</Trans>
    </button>
  );
}

/** E-mail and phone of support; styled by its container. */
export function ContactLinks() {
  const { supportEmail, supportPhone } = useMarketConfig();
  return (
    <>
      <a href={`mailto:${supportEmail}`}>
        <Icon shape={icons.mail} size="small" />
        {supportEmail}
      </a>
      <a href={`tel:${supportPhone}`}>
        <Icon shape={icons.phone} size="small" />
        {supportPhone}
      </a>
    </>
  );
}
