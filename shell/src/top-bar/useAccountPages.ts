import { useLingui } from '@lingui/react/macro';
import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import {
  complaintsPath,
  ordersPath,
  profilePath,
  wishlistPath,
} from '@marketplace/contracts/routes';

/** The customer's own pages that have an owner, in the specification's order. */
export function useAccountPages(): { path: string; name: string }[] {
  const { t } = useLingui();
  return [
    { path: profilePath(), name: t`My Profile` },
    { path: ordersPath(), name: t`My Order` },
    { path: complaintsPath(), name: t`My Complain` },
    { path: wishlistPath(), name: t`My Wishlist` },
  ].filter(({ path }) => ownerOf(path));
}
