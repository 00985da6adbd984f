import { canUsePasskeys } from '@marketplace/contracts/client/passkeyCeremonies';

const KEY = 'passkeyOffer';

/** Remembers in this browser that a visitor declined a passkey, so that nobody is asked twice. */
export const passkeyOffer = {
  isPossible(): boolean {
    try {
      return canUsePasskeys() && localStorage.getItem(KEY) === null;
    } catch {
      // Storage is blocked, so the answer could not be remembered.
      return false;
    }
  },
  decline(): void {
    try {
      localStorage.setItem(KEY, 'declined');
    } catch {
      // Storage is full, so the offer comes again.
    }
  },
};
