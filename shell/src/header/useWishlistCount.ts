import { useRetained } from '@marketplace/contracts/events';

/** Entries of the wishlist: 0 when logged out (specification section 4), `undefined` until known. */
export function useWishlistCount(): number | undefined {
  const session = useRetained('session:changed');
  const wishlist = useRetained('wishlist:changed');
  if (session && !session.isLogin) return 0;
  return session && wishlist?.entries.length;
}
