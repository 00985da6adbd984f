import type { ApiContext } from '../http/Handlers';

interface Access {
  event:
    | 'signed-in'
    | 'guest-verified'
    | 'password-changed'
    | 'email-changed'
    | 'phone-changed'
    | 'data-requested'
    | 'account-deleted';
  /** Uuid; undefined for a guest. */
  customer?: string;
  /** Proof of identity: a password or a one-time code. */
  by: 'password' | 'code';
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
