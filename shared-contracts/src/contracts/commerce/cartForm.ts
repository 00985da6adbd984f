/**
 * Fields of the forms that `POST` to `cartPath()`. Pages with a product and the cart page contain
 * such forms, and the remote that owns the cart handles them. With JavaScript, the bus event
 * `cart:add-requested` replaces the form that adds a product. A form that repeats the
 * fields of a product adds several products; each then has all three fields.
 */
export const CART_FIELDS = {
  productUuid: 'productUuid',
  /** Variant of the product; left out or empty if it has none. */
  productVariantUuid: 'productVariantUuid',
  /** Uuid of the cart line to change. */
  cartItemUuid: 'cartItemUuid',
  /** Pieces to add, 1 by default. For a cart line, its new number of pieces; 0 removes the line. */
  quantity: 'quantity',
} as const;

/** Field of a form that adds products: if it is present, the cart is shown next. */
export const SHOW_CART_FIELD = 'showCart';
