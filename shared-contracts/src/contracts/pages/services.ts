import { serviceTopics as cartTopics } from '../../../../mf-cart-checkout/manifest';

/**
 * For each remote with a service: the bus requests that load the service, from the remote's
 * manifest.
 */
export const services = { mf_cart_checkout: cartTopics } as const;
