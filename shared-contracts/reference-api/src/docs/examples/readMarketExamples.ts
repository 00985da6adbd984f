import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { isPurchasable, type Stock } from '@marketplace/contracts/commerce/purchase';
import { MENU_IDS } from '@marketplace/contracts/marketConfig';
import { CART_QUANTITY, composeCart } from './composeCart';
import type { ExampleClient } from './createExampleClient';
import type { Examples } from './Examples';

const TWO = { query: { pageSize: 2 } };
const DISTRICT = 'Dhaka';
const PERSON = 'Rahim Uddin';
const COMPLAINT = 'The bag was open, and half of it was gone.';

/** Reads what anyone may see of the market, but nothing that customers wrote. */
export async function readMarketExamples(client: ExampleClient, examples: Examples): Promise<void> {
  await readProducts(client, examples);
  await readPlaces(client);
  const blogs = await client.show('listBlogs', TWO);
  const post = blogs?.items[0];
  if (post) {
    await client.show('getBlogByHandle', { params: { handle: post.handle } });
    examples.words.slug = post.handle;
  }
  await client.show('getMenuItems', { params: { menuId: MENU_IDS.header } });
  await client.show('listHomeSliders');
  await client.show('getCapabilities');
  await client.show('listInformationPages', { query: { language: 'en' } });
  await client.show('listDivisions');
  await client.show('listUpazilas', { query: { district: DISTRICT } });
  const problems = await client.show('listProblemCategories');
  const [problem] = problems?.items ?? [];
  if (problem) examples.words.problemCategoryUuid = problem.uuid;
  // Every name in a body is a person's.
  examples.words.name = PERSON;
  // Only pictures that were uploaded before can be named.
  examples.words.imageUrls = [];
  for (const call of ['createComplaint', 'updateComplaint']) {
    examples.wordsOf.set(call, { description: COMPLAINT });
  }
}

async function readProducts(client: ExampleClient, examples: Examples): Promise<void> {
  await client.show('listProducts', TWO);
  const first = await client.ask('listProducts');
  // In a body it should be something that can be bought.
  const isGood = (stock: Stock) => isPurchasable(stock, CART_QUANTITY);
  const product = first?.items.find((each) => each.hasVariants || isGood(each)) ?? first?.items[0];
  if (!product) return;
  const { handle, name } = product;
  const whole = await client.show('getProductByHandle', { params: { handle } });
  await client.show('searchProducts', { query: { pageSize: 2, productName: name } });
  if (!whole) return;
  await client.show('listOtherSellers', { query: { productUuid: whole.uuid } });
  const variant = whole.variant.productVariants.find(isGood)?.uuid ?? null;
  Object.assign(examples.words, { productUuid: whole.uuid, productVariantUuid: variant });
  if (whole.hasVariants ? variant : isGood(whole)) showCarts(examples, composeCart(whole, variant));
}

function showCarts({ replies, words }: Examples, cart: ReturnType<typeof composeCart>): void {
  for (const call of [
    'addCartItem',
    'changeCartItem',
    'getPublicCart',
    'moveCartItem',
    'removePromoCode',
  ]) {
    replies.set(call, cart);
  }
  const empty = {
    cartItems: [],
    totalQuantity: 0,
    subtotal: 0,
    deliveryCharge: 0,
    cartParcels: [],
  };
  replies.set('removeCartItem', { ...cart, ...empty });
  words.cartUuid = cart.uuid;
  words.quantity = cart.totalQuantity;
  words.expectedSubtotal = cart.subtotal;
  words.expectedTotal = toTaka(toPaisa(cart.subtotal) + toPaisa(cart.deliveryCharge ?? 0));
}

async function readPlaces(client: ExampleClient): Promise<void> {
  const shops = await client.show('listShops', TWO);
  const shop = shops?.items[0];
  if (shop) await client.show('getShopByHandle', { params: { handle: shop.handle } });
  await client.show('listSubCategories', TWO);
  await client.show('listBrands', TWO);
  await client.show('listTags', TWO);
  await client.show('listProductShops', TWO);
  await client.show('listPopularSearches');
  const groups = await client.show('listFeaturedProductGroups');
  await client.show('listFeaturedShopGroups');
  await client.show('listFeaturedSubCategoryGroups');
  const group = groups?.items[0];
  if (!group) return;
  const query = { featuredGroupUuid: group.uuid };
  await client.show('listFeaturedProducts', { query });
  await client.show('listFeaturedShops', { query });
  await client.show('listFeaturedSubCategories', { query });
}
