import type { SpecRow } from '@marketplace/contracts/testing/specCoverage';

const home = 'mf-catalog/src/routes/home.test.tsx';
const list = 'mf-catalog/src/routes/product-list.test.tsx';
const category = 'mf-catalog/src/routes/category.test.ts';
const categories = 'mf-catalog/src/routes/categories.test.tsx';
const product = 'mf-catalog/src/routes/product.test.tsx';
const shop = 'mf-catalog/src/routes/shop.test.tsx';
const shops = 'mf-catalog/src/routes/shop-list.test.tsx';
const card = 'mf-catalog/src/cards/ProductCard.test.tsx';
const quickView = 'mf-catalog/src/quick-view/QuickView.test.tsx';
const pictures = 'mf-catalog/src/quick-view/QuickViewPicture.test.ts';
const search = 'mf-catalog/src/search/SearchForm.test.tsx';
const reviews = 'mf-catalog/src/reviews/Reviews.test.tsx';
const filters = 'mf-catalog/src/product-list/query/readFilters.test.ts';
const variants = 'mf-catalog/src/purchase/variants.test.ts';
const picked = 'mf-catalog/e2e/product.journey.ts';

const shownInQuickView =
  'shows name, price, struck compare price with percent off, shop and description';
const shownAtHome = 'shows slides, shops, sections with their products, and the categories';

/** Screens and entities of specification sections 2 and 3. */
export const SCREENS: readonly SpecRow[] = [
  [2, '/ is home: slider, featured shops, featured groups', home, shownAtHome],
  [
    2,
    '/product is the product listing',
    list,
    'shows the products, their number, and a link to the next page',
  ],
  [
    2,
    '/product/{slug} is the detail',
    product,
    'opens with the first value of each option and the picture of that variant',
  ],
  [2, 'handle used as slug', card, 'shows what a shopper compares, and leads to the product'],
  [
    2,
    '/shop/{slug}: shop page',
    shop,
    "shows the shop's name, rating and the date since which it sells",
  ],
  [2, '… slug optional', shop, 'is the list of shops at %s'],
  [2, '/shoplist', shops, 'shows name, rating and products of shops, and links to them'],
  [2, '/category', categories, 'stand under their section, each with its picture and count'],
  [2, '/category/{slug}', category, 'lists a sub-category, with its section in the breadcrumbs'],
  [
    2,
    '/category/featured/{uuid}: five featured marketplace sections',
    category,
    'lists a section, with its own sub-categories to tick',
  ],
  [
    2,
    'a product listing with filter sidebar: category',
    list,
    'tick several sub-categories one after another, and keep earlier ticks and the search term',
  ],
  [2, '… price range', list, 'offer the six price ranges, with All Price chosen by default'],
  [2, '… tag, brand', list, 'keep a brand that is far down the list when another filter is ticked'],
  [
    2,
    'Not-found page where a page validity check fails, status 404',
    'mf-catalog/src/exposes/routes.test.ts',
    'answer 404 past the end of a list',
  ],
  [
    2,
    'Quick view: large image falls back to the selected variant image, then the first',
    pictures,
    'are, best first, %s',
  ],
  [
    2,
    '… then a placeholder',
    quickView,
    'replaces a picture that cannot be loaded by the product’s first, then by the placeholder',
  ],
  [2, '… name, price', quickView, shownInQuickView],
  [2, '… struck-through compare price with percent-off badge', quickView, shownInQuickView],
  [2, '… shop logo and name', quickView, shownInQuickView],
  [2, '… click goes to the shop', quickView, 'closes when %s leads to %s'],
  [
    2,
    '… one radio group per option',
    quickView,
    'chooses the first value of each option and the matching variant',
  ],
  [
    2,
    '… quantity stepper, add-to-cart button',
    quickView,
    'adds the chosen variant to the cart, and closes after that',
  ],
  [2, '… wishlist toggle', quickView, 'asks a visitor to log in for the wishlist'],
  [2, '… description rendered as HTML', quickView, shownInQuickView],
  [2, "… a 'View full details' link to the product page", quickView, 'closes when %s leads to %s'],
  [
    2,
    'Close button or overlay click closes it',
    quickView,
    'closes by %s, publishes that, and returns the focus to the card',
  ],
  [
    2,
    'page scrolling is locked while open',
    'mf-catalog/e2e/quickView.journey.ts',
    'leads from a card to the cart without leaving the page',
  ],
  [
    2,
    'Search box with dropdown of matching products (image, name)',
    search,
    'searches page 1 once, half a second after the last keystroke',
  ],
  [
    2,
    '… click goes to the product',
    'mf-catalog/e2e/search.journey.ts',
    'shows results while the shopper types, in a scrolling, accessible box @both',
  ],

  [
    3,
    'Product: handle, name, price, comparePrice, averageRating, imageUrls, shopName',
    card,
    'shows what a shopper compares, and leads to the product',
  ],
  [
    3,
    '… description is HTML, and harmless',
    product,
    'shows what its description says, and nothing of the scripts in it',
  ],
  [3, '… shopHandle, shopLogoUrl', quickView, shownInQuickView],
  [
    3,
    'ProductOption: optionName, productOptionValues',
    quickView,
    'chooses the first value of each option and the matching variant',
  ],
  [
    3,
    'ProductVariant: variant (ordered chosen option values)',
    variants,
    'finds each variant by its own values',
  ],
  [
    3,
    '… price, comparePrice, imageUrl',
    product,
    'changes price, picture and address with the option, and sets the quantity back to 1',
  ],
  [
    3,
    '… every combination of a product',
    picked,
    'every combination of three options has its price, its button and its address',
  ],
  [
    3,
    'Review: list with reviewPaginationStatus',
    reviews,
    'shows the average, how it is spread, and each review with its day',
  ],
  [
    3,
    'Shop: shopList',
    shops,
    'requests twelve shops by the query of the address, and pages through them',
  ],
  [3, '… homeSliders, publicFeaturedShops', home, shownAtHome],
  [3, '… shopDetail', shop, 'shows its contact data'],
  [3, 'Categories: featured product groups, sub-category groups', home, shownAtHome],
  [3, 'Tags, brands', list, 'are fetched once, however often the list changes'],
  [
    3,
    'Pagination status accompanies list responses',
    list,
    'shows the products, their number, and a link to the next page',
  ],
  [
    3,
    'Filter state: categories, price range, tags, brands, price range pair',
    filters,
    'reads every filter of a list',
  ],
  [
    3,
    '… panel visibility',
    list,
    'open in a sheet whose button shows the number of products and closes it',
  ],
  [
    3,
    'Filter query fields: featuredProductGroupUuid, productCategoryUuid, shopUuid, productName',
    filters,
    'reads exactly the filters that productListPath writes',
  ],
  [
    3,
    '… pageSize, removeUnusedSubCategory',
    'mf-catalog/src/product-list/facets/loadFacets.test.ts',
    'requests the %s as the specification says',
  ],
];
