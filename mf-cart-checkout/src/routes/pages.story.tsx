import { story } from '@marketplace/contracts/stories/story';

const CUSTOMER = '01711000001';
/** Phone of a seeded customer whose cart and wishlist are empty. */
const NEWCOMER = '01711000005';
const down = (call: string) => [{ call, reply: { status: 503 } }];

export const EmptyCart = story({ path: '/cart' });
export const EmptyCartInBangla = story({ path: '/cart', language: 'bn' });

export const Wishlist = story({ path: '/wishlist', as: CUSTOMER });
export const WishlistInBangla = story({ path: '/wishlist', as: CUSTOMER, language: 'bn' });
export const EmptyWishlist = story({ path: '/wishlist', as: NEWCOMER });
export const WishlistDown = story({
  path: '/wishlist',
  as: CUSTOMER,
  faults: down('listWishlist'),
  status: 503,
  isRefused: true,
});
