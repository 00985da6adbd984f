import type { SpecRow } from '@marketplace/contracts/testing/specCoverage';

const src = 'mf-cart-checkout/src';
const service = `${src}/exposes/service.test.tsx`;
const cartQuantity = `${src}/routes/cart.quantity.test.tsx`;
const cartForm = `${src}/routes/cart.form.test.ts`;
const cartRequests = `${src}/cart/cartRequests.test.ts`;
const cartStore = `${src}/cart/cartStore.test.tsx`;
const wishlistPage = `${src}/routes/wishlist.test.tsx`;
const checkout = `${src}/routes/checkout.test.tsx`;
const orderForm = `${src}/checkout/readOrderForm.test.ts`;
const wishlistJourney = 'shell/e2e/wishlist.journey.ts';
const api = 'shared-contracts/reference-api/src';
const cartApi = `${api}/cart/cart.toOrder.test.ts`;
const placing = `${api}/orders/placeOrder.test.ts`;
const ownership = `${api}/customers/customers.ownership.test.ts`;
const contracts = 'shared-contracts/src/contracts';
const stepper = 'shared-contracts/src/design-system/ui/QuantityStepper.test.tsx';
const buys = 'shared-contracts/src/contracts/commerce/purchase.test.ts';

const cartToPayment = 'carries an order from cart to list, detail and payment';
const added = 'creates a cart, writes its cookies and publishes it';
const toggled = 'adds a missing product and removes a present one';
const wished = "a visitor's wish is on the wishlist after login, and moves to the cart";
const reply = 'finds a cart by its uuid, adds to existing lines, and removes them';
const wishes = 'are wishes, each once';

/** The tests that prove the specification's rules about cart, wishlist, orders and payment. */
export const SPEC_COVERAGE: readonly SpecRow[] = [
  [1, 'Prices are in taka', `${contracts}/commerce/money.test.ts`, 'writes %p as %s'],
  [
    1,
    'Shoppers can pick product variants',
    'mf-catalog/src/routes/product.test.tsx',
    'asks the cart for what is chosen and is busy until the cart answers',
  ],
  [1, '… add items to a cart', cartApi, reply],
  [1, 'keep a wishlist', wishlistJourney, wished],
  [
    1,
    'place orders with payment',
    'mf-cart-checkout/e2e/payment.journey.ts',
    'an order paid by bKash returns to its thank-you page, which a reload does not change @both',
  ],
  [1, 'Cart calls can be made before login', service, added],
  [1, '… and what is wished then is kept with the login', wishlistJourney, wished],
  [
    1,
    '… through a public cart keyed by a cart uuid',
    cartForm,
    "adds to the visitor's cart, in the visitor's language",
  ],
  [
    1,
    'Phone numbers default to the +88 prefix',
    cartApi,
    'adds +88 once to the phones of both addresses of an order',
  ],

  [3, 'Cart: uuid kept in cookie cartUuid', cartStore, 'writes the cookies before it publishes'],
  [3, 'cartItems, totalQuantity; cart item: uuid, quantity', cartApi, reply],
  [3, 'Cookie cartQuantity also exists', service, added],
  [3, 'Wishlist entry: uuid, productUuid, productVariantUuid', ownership, wishes],
  [3, 'Order: list items, details', cartApi, cartToPayment],
  [
    3,
    'payload has shippingAddress and billingAddress, each with phone',
    orderForm,
    'makes a body the contract accepts',
  ],
  [3, 'Payment: payment data', cartApi, cartToPayment],
  [
    3,
    'Cookies: cartUuid, cartQuantity',
    cartStore,
    'clears the cookies when the server has no such cart',
  ],

  [
    4,
    'wishlisting while logged out opens the login modal',
    service,
    'asks a visitor to sign in, and replies to the request',
  ],
  [
    4,
    'Sign-in success: wishlist loaded',
    service,
    'is loaded once per customer, and empty after the logout',
  ],
  [4, 'Add to cart succeeds: saved to cartUuid cookie, public cart refreshed', service, added],
  [
    4,
    'product removed from wishlist if logged in',
    service,
    "removes the product from a customer's wishlist",
  ],
  [4, 'Wishlist toggle: logged in adds or removes', service, toggled],
  [
    4,
    '… and reloads the wishlist',
    service,
    'adds a product after the visitor has signed in, and keeps it if it was already there',
  ],
  [
    4,
    'Wishlist count shows 0 when logged out',
    'shell/src/header/Header.test.tsx',
    'counts 0 on the wishlist of whoever is logged out, whatever was on it before',
  ],
  [
    4,
    'Loading indicators show during cart and wishlist calls',
    wishlistPage,
    'requests the cart service to add a product, and waits for its reply',
  ],
  [4, 'Cart item quantity: plus adds 1', stepper, 'counts up without an end and down to 1'],
  [
    4,
    'minus subtracts 1 only while above 1',
    cartQuantity,
    'does not change when minus is pressed at 1',
  ],

  [
    5,
    'shipping and billing phones at order creation get the prefix',
    cartApi,
    'adds +88 once to the phones of both addresses of an order',
  ],
  [
    5,
    'Quantity: minimum 1, default 1',
    cartApi,
    'adds one piece if no quantity is given, and never less than one',
  ],
  [
    5,
    'decrement does nothing at 1',
    stepper,
    'shows minus as disabled at 1 without taking the focus from it',
  ],
  [5, 'field read-only, changed only by plus and minus', stepper, 'does not take typing'],
  [5, 'no maximum in the stepper', stepper, 'has no maximum'],
  [5, 'Purchasable: requires trackQuantity true', buys, 'never sells what is not tracked'],
  [
    5,
    '… then if sellStockout is allowed',
    buys,
    'sells any quantity of a tracked product that may be oversold',
  ],
  [
    5,
    '… or if the inventory is not less than the requested quantity',
    buys,
    'sells as many pieces as are left',
  ],
  [5, '… and only then', buys, 'sells no more than is left unless overselling is allowed'],
  [
    5,
    '… and an order holds to it',
    placing,
    'refuses products that were withdrawn while they lay in the cart',
  ],
  [5, 'Prices shown with 2 decimals', `${contracts}/commerce/money.test.ts`, 'writes %p as %s'],

  [
    7,
    'POST /public-cart/cart-item: optional cartUuid; uuid read',
    service,
    'adds the second of two taps to the cart that the first one created',
  ],
  [7, 'GET /public-cart: cartUuid', cartRequests, 'requests the cart of the cookie'],
  [
    7,
    'PATCH /public-cart/cart-item/{cartItemUuid}: cartUuid query; quantity',
    cartForm,
    'sets the quantity of a line',
  ],
  [
    7,
    'DELETE /public-cart/cart-item/{cartItemUuid}',
    cartForm,
    'removes a line, even one that is already removed',
  ],
  [
    7,
    'POST /wishlist: productUuid, productVariantUuid',
    ownership,
    "are wishes with today's variant and the price at which they were saved",
  ],
  [
    7,
    'GET /wishlist: items',
    wishlistPage,
    'shows each product with its price and updates the badge',
  ],
  [7, 'DELETE /wishlist/{wishlistUuid}', wishlistPage, 'removes a product'],
  [
    7,
    'GET /order/my-order: pageSize (default 6)',
    cartApi,
    'lists orders in pages of six by default, and of the requested size',
  ],
  [7, 'GET /order/my-order/{id}: order details', cartApi, cartToPayment],
  [
    7,
    'POST /order: shippingAddress, billingAddress; created order',
    checkout,
    'places the order, starts its payment and leads to the thank-you page',
  ],
  [
    7,
    'POST /payment/{id}: data',
    `${src}/checkout/checkoutRequests.test.tsx`,
    'starts the payment under a key of its own, and saves no address unless requested',
  ],

  [
    8,
    "Cart failures show the server's message as an error toast",
    service,
    "shows the server's message and replies with it when the addition is refused",
  ],
  [
    8,
    '… of a quantity',
    cartQuantity,
    'falls back to the saved one after a failed save, with the reason',
  ],
  [8, '… wishlist', service, "shows the server's message when a toggle fails"],
  [
    8,
    '… and when it is loaded',
    service,
    "shows the server's message when the wishlist cannot be loaded",
  ],
  [
    8,
    '… and public cart failures',
    `${src}/routes/cart.failure.test.tsx`,
    "shows the server's message as an error toast when it cannot be loaded",
  ],
  [
    8,
    '… in the background',
    service,
    "shows the server's message when the cart cannot be loaded after another tab changed it",
  ],
  [
    8,
    "Order creation failure: 'Something went wrong'",
    `${src}/routes/checkout.refusedOrder.test.tsx`,
    'says that something went wrong after a %s, and keeps all input',
  ],
  [
    8,
    'Address failures are only logged, with no user message',
    `${src}/exposes/routes.test.ts`,
    'ask for the address if saved ones cannot be loaded',
  ],
  [8, "'Item added to cart'", service, added],
  [8, "'Item added to Wishlist', 'Item removed from Wishlist'", service, toggled],

  [
    9,
    'Quantity minimum 1, default 1',
    cartApi,
    'adds one piece if no quantity is given, and never less than one',
  ],
  [
    9,
    'orders 6 default',
    'mf-account/src/routes/orders.test.tsx',
    'asks for six orders of the page in the address and links to the other pages',
  ],
  [9, 'Phone prefix +88', cartApi, 'adds +88 once to the phones of both addresses of an order'],
  [9, 'Currency sign taka', `${contracts}/commerce/money.test.ts`, 'writes %p as %s'],
];
