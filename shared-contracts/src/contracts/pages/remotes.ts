// Every remote by its federation name, with its pages. A new remote is a new line here.
export { pages as mf_account } from '../../../../mf-account/pages';
export { pages as mf_cart_checkout } from '../../../../mf-cart-checkout/pages';
export { pages as mf_catalog } from '../../../../mf-catalog/pages';
export { pages as mf_content } from '../../../../mf-content/pages';
