import { Icon } from '@marketplace/contracts/ui/Icon';
import { useMarketConfig } from '../app/PageProviders';

/** How to reach people by mail and phone; painted by whoever shows it. */
export function ContactLinks() {
  const { supportEmail, supportPhone } = useMarketConfig();
  return (
    <>
      <a href={`mailto:${supportEmail}`}>
        <Icon name="mail" size="small" />
        {supportEmail}
      </a>
      <a href={`tel:${supportPhone}`}>
        <Icon name="phone" size="small" />
        {supportPhone}
      </a>
    </>
  );
}
