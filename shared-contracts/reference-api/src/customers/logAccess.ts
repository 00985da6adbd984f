import type { ApiContext } from '../http/Handlers';

interface Access {
  event: 'signed-in' | 'guest-verified' | 'password-changed' | 'email-changed';
  /** Uuid; undefined for a guest. */
  customer?: string;
  /** The proof: a password, or a code that was sent. */
  by: 'password' | 'code';
  /** Network address of the client. */
  network: string;
}

/**
 * Logs that access was granted or that credentials changed; `handleErrors` logs refusals. A
 * customer is named by uuid: no line contains a phone or an address.
 */
export function logAccess({ log }: Pick<ApiContext, 'log'>, access: Access): void {
  log.info(access);
}
