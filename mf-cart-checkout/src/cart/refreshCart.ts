import { takeTurn } from '../take-turn/takeTurn';
import { keepCart } from './keepCart';

/** Asks the server what is in the cart; in turn, so that no old answer overwrites a newer one. */
export const refreshCart = () =>
  takeTurn('cart', async () => {
    const { fetchCart } = await import(/* webpackChunkName: "cart-data" */ './fetchCart');
    keepCart(await fetchCart());
  });
