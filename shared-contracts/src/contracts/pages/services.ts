import { serviceTopics as cartTopics } from '../../../../mf-cart-checkout/manifest';

/** Remotes with a service → requests that load it, as the remote's own manifest states them. */
export const services = { mf_cart_checkout: cartTopics } as const;
