import { readAccessToken } from '@marketplace/contracts/session/cookies';

let seen: string | undefined;

/**
 * The token that this tab's page is about. Cookies are shared by all tabs and expire by themselves:
 * whoever changes the token here notes it, and any other change is somebody else's.
 */
export const seenToken = {
  note: () => {
    seen = readAccessToken();
  },
  isOutdated: () => seen !== readAccessToken(),
};
