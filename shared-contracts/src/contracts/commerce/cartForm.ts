/**
 * Fields of the forms that `POST` to `cartPath()`. Pages with a product contain such a form, and
 * the remote that owns the cart handles it. With JavaScript the event `cart:add-requested` replaces
 * the form.
 */
export const CART_FIELDS = {
  /** Uuid of the product to add. */
  productUuid: 'productUuid',
  /** Variant of the product; left out or empty if it has none. */
  productVariantUuid: 'productVariantUuid',
  /** Uuid of the cart line to change. */
  cartItemUuid: 'cartItemUuid',
  /** Pieces to add, 1 by default; for a line its new number of pieces, where 0 removes it. */
  quantity: 'quantity',
} as const;
