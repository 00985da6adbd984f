/**
 * Fields of the forms that `POST` to `cartPath()`: whoever shows a product adds it by such a form, which
 * the cart's owner answers. With JavaScript the request is the event `cart:add-requested`.
 */
export const CART_FIELDS = {
  /** Adds a product. */
  productUuid: 'productUuid',
  /** Variant of the product; left out or empty where it has none. */
  productVariantUuid: 'productVariantUuid',
  /** Changes a line of the cart. */
  cartItemUuid: 'cartItemUuid',
  /** Pieces to add, 1 by default; of a line the pieces it is to have, where 0 removes it. */
  quantity: 'quantity',
} as const;
