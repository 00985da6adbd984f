// The pages of each remote of this repository, by federation name. For a new remote, add a line.
export { pages as mf_account } from '../../../../mf-account/pages';
export { pages as mf_cart_checkout } from '../../../../mf-cart-checkout/pages';
export { pages as mf_catalog } from '../../../../mf-catalog/pages';
export { pages as mf_content } from '../../../../mf-content/pages';
