import { Icon } from '@marketplace/contracts/ui/Icon';
import { useMarketConfig } from '../app/PageProviders';

/** How to reach people, in the same words wherever help is offered (specification section 1). */
export function SupportLinks() {
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
