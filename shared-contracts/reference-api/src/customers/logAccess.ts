import type { ApiContext } from '../http/Handlers';

interface Access {
  event: 'signed-in' | 'guest-verified' | 'password-changed' | 'email-changed';
  /** Uuid; a guest has none. */
  customer?: string;
  /** Proof that was brought: a password, or a code that was sent. */
  by: 'password' | 'code';
  /** Network of whoever brought it. */
  network: string;
}

/**
 * Writes that access was given, or what gives it was changed. Refusals are written by `handleErrors`. A customer
 * stands there by uuid: no line holds a phone or an address.
 */
export function logAccess({ log }: Pick<ApiContext, 'log'>, access: Access): void {
  log.info(access);
}
