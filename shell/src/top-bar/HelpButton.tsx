import { Trans } from '@lingui/react/macro';
import { bus } from '@marketplace/contracts/events';
import { Icon } from '@marketplace/contracts/ui/Icon';

/** Asks for help to be opened; painted by whoever shows it. */
export function HelpButton() {
  return (
    <button type="button" onClick={() => bus.publish('support-chat:requested', {})}>
      <Icon name="help" size="small" />
      <Trans>Help & Support</Trans>
    </button>
  );
}
