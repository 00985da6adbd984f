import { canUsePasskeys } from '@marketplace/contracts/client/passkeyCeremonies';

const KEY = 'passkeyOffer';

/** True if this browser can make a passkey, and its visitor has not declined one. */
export function canOfferPasskey(): boolean {
  try {
    return canUsePasskeys() && localStorage.getItem(KEY) === null;
  } catch {
    // Storage is blocked, so the answer could not be remembered.
    return false;
  }
}

/** Remembers in this browser that a visitor declined a passkey, so that nobody is asked twice. */
export function rememberDecline(): void {
  try {
    localStorage.setItem(KEY, 'declined');
  } catch {
    // Storage is full, so the offer comes again.
  }
}
