import { msg } from '@lingui/core/macro';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { profilePath } from '@marketplace/contracts/routes';
import { fetchAddresses } from '../addresses/addressRequests';
import { fetchProfile } from '../profile/profileRequests';
import { fetchSessions } from '../profile/sessionRequests';
import { loadRegion } from '../requests/loadRegion';

/** Only the id of the call, because its schemas would be loaded with every page. */
const REFUND_ACCOUNTS = { id: 'listRefundAccounts' } as const;

/** Imported on demand, because the first view in a browser needs only the server's data. */
const loadPasskeys = (request: Request) =>
  import(/* webpackChunkName: "account-passkey-requests" */ '../profile/passkeyRequests').then(
    ({ fetchPasskeys }) => fetchPasskeys(request),
  );

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const [profile, addresses, sessions, passkeys, hasRefundAccounts] = await Promise.all([
    loadRegion('The profile', fetchProfile(request)),
    loadRegion('The addresses', fetchAddresses(pageNumber, request)),
    loadRegion('The sessions', fetchSessions(request)),
    loadRegion('The passkeys', loadPasskeys(request)),
    isCallSupported(REFUND_ACCOUNTS, request),
  ]);
  const head: PageHead = {
    title: msg`Your profile`,
    canonicalPath: profilePath(pageNumber),
  };
  // Promises must be at the top level of loader data, because the router does not support them at
  // deeper levels.
  return {
    head,
    profile: profile.data,
    addresses: addresses.data,
    sessions: sessions.data,
    passkeys: passkeys.data,
    hasRefundAccounts,
  };
}
