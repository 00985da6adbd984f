// Every remote, by its federation name, and the pages it states. A new remote is a line here.
export { pages as mf_account } from '../../../../mf-account/pages';
export { pages as mf_cart_checkout } from '../../../../mf-cart-checkout/pages';
export { pages as mf_catalog } from '../../../../mf-catalog/pages';
export { pages as mf_content } from '../../../../mf-content/pages';
