import type { ApiContext } from '../http/Handlers';

interface Access {
  event:
    | 'signed-in'
    | 'guest-verified'
    | 'password-changed'
    | 'email-changed'
    | 'passkey-added'
    | 'passkey-deleted'
    | 'phone-changed'
    | 'refund-account-saved'
    | 'refund-account-named'
    | 'data-requested'
    | 'account-deleted';
  /** Uuid; undefined for a guest. */
  customer?: string;
  /** Proof of identity: a password, a one-time code, a passkey, or the session alone. */
  by: 'password' | 'code' | 'passkey' | 'session';
  /** Network address of the client. */
  network: string;
}

/**
 * Logs that access was granted or that credentials changed. `handleErrors` logs refusals. A
 * customer is named by uuid, because the log must not contain phones or e-mail addresses.
 */
export function logAccess({ log }: Pick<ApiContext, 'log'>, access: Access): void {
  log.info(access);
}
