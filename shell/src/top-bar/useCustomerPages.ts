import { useLingui } from '@lingui/react/macro';
import {
  complaintsPath,
  ordersPath,
  profilePath,
  wishlistPath,
} from '@marketplace/contracts/routes';

/** @returns the customer's own pages, in the order of the specification */
export function useCustomerPages(): { path: string; name: string }[] {
  const { t } = useLingui();
  return [
    { path: profilePath(), name: t`My Profile` },
    { path: ordersPath(), name: t`My Order` },
    { path: complaintsPath(), name: t`My Complain` },
    { path: wishlistPath(), name: t`My Wishlist` },
  ];
}
