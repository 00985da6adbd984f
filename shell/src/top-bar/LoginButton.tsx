import { Trans } from '@lingui/react/macro';
import { bus } from '@marketplace/contracts/events';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { loadLoginDialog } from '../auth/loadLoginDialog';

/** Asks for the login modal; painted by whoever shows it. */
export function LoginButton() {
  return (
    <button
      type="button"
      onPointerEnter={loadLoginDialog.early}
      onFocus={loadLoginDialog.early}
      onClick={() => bus.publish('session:login-requested', { reason: 'header' })}
    >
      <Icon name="user" size="small" />
      <Trans>Login</Trans>
    </button>
  );
}
