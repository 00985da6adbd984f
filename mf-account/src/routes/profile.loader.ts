import { msg } from '@lingui/core/macro';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { isFormPost } from '@marketplace/contracts/pages/formPost';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { profilePath } from '@marketplace/contracts/routes';
import { fetchAddresses } from '../addresses/addressRequests';
import { readPlainForm } from '../page-parts/plainForm';
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

/** Loads the places for the address form without scripts, which only the server renders. */
async function loadDivisions(request: Request) {
  const form = readPlainForm(new URL(request.url).searchParams);
  if (!isFormPost() || form?.intent !== 'save-address') return undefined;
  const { fetchDivisions } = await loadPostedAddress();
  return fetchDivisions(request);
}

/** Imported on demand, because only the server handles forms without scripts. */
export const loadPostedAddress = () =>
  import(/* webpackChunkName: "account-posted-address" */ '../addresses/postedAddress');

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const [profile, addresses, sessions, passkeys, hasRefundAccounts, divisions] = await Promise.all([
    loadRegion('The profile', fetchProfile(request)),
    loadRegion('The addresses', fetchAddresses(pageNumber, request)),
    loadRegion('The sessions', fetchSessions(request)),
    loadRegion('The passkeys', loadPasskeys(request)),
    isCallSupported(REFUND_ACCOUNTS, request),
    loadDivisions(request),
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
    divisions,
  };
}
