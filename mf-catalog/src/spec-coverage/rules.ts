import type { SpecRow } from '@marketplace/contracts/testing/specCoverage';

const list = 'mf-catalog/src/routes/product-list.test.tsx';
const home = 'mf-catalog/src/routes/home.test.tsx';
const product = 'mf-catalog/src/routes/product.test.tsx';
const sections = 'mf-catalog/src/routes/product.sections.test.tsx';
const shop = 'mf-catalog/src/routes/shop.test.tsx';
const quickView = 'mf-catalog/src/quick-view/QuickView.test.tsx';
const search = 'mf-catalog/src/search/SearchForm.test.tsx';
const searching = 'mf-catalog/e2e/search.journey.ts';
const sheet = 'shell/src/header/useSheet.test.tsx';
const reviews = 'mf-catalog/src/reviews/Reviews.test.tsx';
const service = 'mf-cart-checkout/src/exposes/service.test.tsx';
const wishlistToggle = 'mf-catalog/src/purchase/WishlistToggle.test.tsx';
const button = 'mf-catalog/src/purchase/buyButtonState.test.ts';
const stepper = 'shared-contracts/src/design-system/ui/QuantityStepper.test.tsx';
const percent = 'shared-contracts/src/contracts/commerce/money.test.ts';
const purchasable = 'shared-contracts/src/contracts/commerce/purchase.test.ts';
const prices = 'mf-catalog/src/product-list/query/priceRanges.test.ts';
const calls = 'mf-catalog/src/product-list/facets/loadFacets.test.ts';

const asSpecified = 'requests the %s as the specification says';
const buttonSays = 'labels the buy button %s for %s, %s';
const debounced = 'searches page 1 once, half a second after the last keystroke';
const scrolled = 'shows results while the shopper types, in a scrolling, accessible box @both';

/** States, rules, errors and constants: specification sections 4, 5, 8 and 9. */
export const RULES: readonly SpecRow[] = [
  [
    4,
    'Quick view: opening selects the first value of each option and picks the variant',
    quickView,
    'chooses the first value of each option and the matching variant',
  ],
  [
    4,
    'Changing an option resets quantity to 1 and updates the image',
    quickView,
    'resets the quantity to 1 and changes picture and price with an option',
  ],
  [4, 'Closing resets quantity to 1', quickView, 'resets the quantity to 1 when it closes'],
  [
    4,
    'Add to cart succeeds when the response has a uuid: saved to cartUuid cookie',
    service,
    'creates a cart, writes its cookies and publishes it',
  ],
  [
    4,
    '… removed from wishlist if logged in',
    service,
    "removes the product from a customer's wishlist",
  ],
  [4, '… modal closes', quickView, 'adds the chosen variant to the cart, and closes after that'],
  [
    4,
    'Wishlist toggle: logged out opens login modal',
    quickView,
    'asks a visitor to log in for the wishlist',
  ],
  [4, '… logged in adds or removes', service, 'adds a missing product and removes a present one'],
  [
    4,
    '… and reloads the wishlist',
    wishlistToggle,
    'is on if the product is on the wishlist of the signed-in customer',
  ],
  [4, 'Search: typing opens the results box', searching, scrolled],
  [4, '… request sent 500 ms after last keystroke with page 1', search, debounced],
  [
    4,
    '… outside click clears results and closes the box',
    search,
    'clears the results and closes on a press outside, and searches again on focus',
  ],
  [4, '… route change clears the term', search, 'clears the text on navigation'],
  [4, 'Empty text clears results and message', search, 'clears results and message with the text'],
  [4, "Zero results give 'No Product Found'", search, 'says that nothing was found'],
  [
    4,
    '… on the results page too',
    list,
    'offers shorter searches and the sections if a name is not found',
  ],
  [
    4,
    'Mobile search overlay locks body scrolling',
    sheet,
    'takes the focus and holds the page still while it is open',
  ],
  [
    4,
    "Buy button: 'Unavailable' (disabled) when no variant matches the selection",
    quickView,
    buttonSays,
  ],
  [4, "… 'Add to Cart' when purchasable; otherwise 'Out of Stock'", quickView, buttonSays],
  [4, '… in every state', button, 'lets a shopper press it exactly if the choice can be bought'],
  [
    4,
    'Loading indicators show during cart calls',
    product,
    'asks the cart for what is chosen and is busy until the cart answers',
  ],
  [4, '… and wishlist calls', wishlistToggle, 'requests the change and is busy until it is done'],
  [
    4,
    'Filters reset to: no categories, the All Price range, no tags, no brands',
    list,
    'are reset to no categories, All Price, no tags and no brands, in the same sort order',
  ],
  [4, 'Product detail 404', product, 'is not found for an unknown handle'],
  [4, '… or shop detail 404 sets a not-found flag', shop, 'is a 404 for an unknown shop'],
  [
    4,
    'Successful review reloads reviews page 1',
    reviews,
    'sends stars, text and pictures, says so, and shows page 1 again',
  ],

  [5, 'Quantity: minimum 1', stepper, 'counts up without an end and down to 1'],
  [5, '… default 1', quickView, 'resets the quantity to 1 when it closes'],
  [
    5,
    '… decrement does nothing at 1',
    stepper,
    'shows minus as disabled at 1 without taking the focus from it',
  ],
  [5, '… field read-only, changed only by plus and minus', stepper, 'does not take typing'],
  [5, '… no maximum in the stepper', stepper, 'has no maximum'],
  [5, 'Purchasable: requires trackQuantity true', purchasable, 'never sells what is not tracked'],
  [
    5,
    '… sellStockout, or inventory nonzero and not less than the requested quantity',
    purchasable,
    'is $expected for $quantity of $inventoryQuantity, tracked $trackQuantity, sold out allowed $sellStockout',
  ],
  [
    5,
    'Discount percent is rounded down',
    percent,
    'makes of %p instead of %p a reduction of %p percent',
  ],
  [
    5,
    '… shown only when comparePrice exceeds price',
    percent,
    'shows no percentage for the price %p against %p',
  ],
  [
    5,
    'Prices shown with 2 decimals',
    'shared-contracts/src/contracts/commerce/money.test.ts',
    'keeps every paisa',
  ],

  [
    8,
    'Review creation shows the error as a toast',
    reviews,
    "shows the server's message as an error toast and keeps what was typed",
  ],
  [
    8,
    "Cart and wishlist failures show the server's message as an error toast",
    service,
    "shows the server's message and replies with it when the addition is refused",
  ],
  [8, 'Product detail 404 sets its not-found state', product, 'is not found for an unknown handle'],
  [8, '… shop detail 404', shop, 'is a 404 for an unknown shop'],
  [
    8,
    'List failures are only logged',
    'shared-contracts/src/contracts/rendering/loaderData.test.ts',
    'is nothing, and a line in the log, when loading fails',
  ],
  [
    8,
    'Most catalogue failures cost their own region',
    home,
    'limits the failure of one section to its region, and loads it on Retry',
  ],
  [
    8,
    "'Review Added Successfully'",
    reviews,
    'sends stars, text and pictures, says so, and shows page 1 again',
  ],
  [
    8,
    "'Item added to cart'",
    'mf-catalog/e2e/quickView.journey.ts',
    'leads from a card to the cart without leaving the page',
  ],

  [9, 'Search debounce 500 ms', search, debounced],
  [9, 'results box max height 400 px (mobile 450 px)', searching, scrolled],
  [
    9,
    'Page sizes: sub-categories 36 (listing)',
    'mf-catalog/src/routes/categories.test.tsx',
    'are 36 per page, including empty ones, with a link to the next page',
  ],
  [9, '… or 50 (filters), tags 50, brands 50', calls, asSpecified],
  [9, '… featured products, sub-categories and shops 12', home, 'requests twelve of each'],
  [9, '… product list 14', list, 'requests 14 products, whatever page size the address names'],
  [9, '… also search', search, debounced],
  [
    9,
    '… category',
    'mf-catalog/src/routes/category.test.ts',
    'lists a sub-category, with its section in the breadcrumbs',
  ],
  [
    9,
    '… reviews',
    sections,
    'request fourteen reviews, and again only for another page of reviews',
  ],
  [9, 'Price range options (taka)', prices, 'has the ranges of the specification'],
  [
    9,
    'Default range 0 to 10000',
    list,
    'offer the six price ranges, with All Price chosen by default',
  ],
  [
    9,
    'Currency sign taka',
    'shared-contracts/src/contracts/commerce/money.test.ts',
    'writes %p as %s',
  ],
  [
    9,
    'Languages English, Bangla, French',
    'mf-catalog/src/exposes/routes.test.ts',
    'have their texts in %s',
  ],
];
