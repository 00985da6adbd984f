import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { profilePath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { pageNumberOf } from '@marketplace/contracts/routes/pageNumberOf';
import { fetchAddresses } from '../address-book/fetchAddresses';
import { fetchProfile } from '../profile/fetchProfile';
import { throwRefusal } from '../refusals/throwRefusal';
import { regionData } from '../region-data/regionData';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const [profile, addresses] = await Promise.all([
    regionData('The profile', fetchProfile(request)),
    regionData('The addresses', fetchAddresses(pageNumber, request)),
  ]).catch(throwRefusal);
  const head: PageHead = {
    title: msg`Your profile`,
    canonicalPath: profilePath(pageNumber),
    isPrivate: true,
  };
  // Side by side, for only there may loader data hold promises.
  return { head, profile: profile.data, addresses: addresses.data };
}
