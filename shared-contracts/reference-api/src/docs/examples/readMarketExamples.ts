import { MENU_IDS } from '@marketplace/contracts/config/marketConfig';
import { isPurchasable, type Stock } from '../../cart/stock';
import { CART_QUANTITY, composeCart } from './composeCart';
import type { Asker } from './createAsker';
import type { Examples } from './Examples';

const TWO = { query: { pageSize: 2 } };
const DISTRICT = 'Dhaka';
const PERSON = 'Rahim Uddin';
const COMPLAINT = 'The bag was open, and half of it was gone.';

/** Reads what anyone may see of the market, but nothing that customers wrote. */
export async function readMarketExamples(asker: Asker, examples: Examples): Promise<void> {
  await readProducts(asker, examples);
  await readPlaces(asker);
  const blogs = await asker.show('listBlogs', TWO);
  const post = blogs?.items[0];
  if (post) {
    await asker.show('getBlogByHandle', { params: { handle: post.handle } });
    examples.words.slug = post.handle;
  }
  await asker.show('getMenuItems', { params: { menuId: MENU_IDS.header } });
  await asker.show('listHomeSliders');
  await asker.show('getCapabilities');
  await asker.show('listDivisions');
  await asker.show('listUpazilas', { query: { district: DISTRICT } });
  const problems = await asker.show('listProblemCategories');
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

async function readProducts(asker: Asker, examples: Examples): Promise<void> {
  await asker.show('listProducts', TWO);
  const first = await asker.ask('listProducts');
  // In a body it should be something that can be bought.
  const isGood = (stock: Stock) => isPurchasable(stock, CART_QUANTITY);
  const product = first?.items.find((each) => each.hasVariants || isGood(each)) ?? first?.items[0];
  if (!product) return;
  const { handle, name } = product;
  const whole = await asker.show('getProductByHandle', { params: { handle } });
  await asker.show('searchProducts', { query: { pageSize: 2, productName: name } });
  if (!whole) return;
  const variant = whole.variant.productVariants.find(isGood)?.uuid ?? null;
  Object.assign(examples.words, { productUuid: whole.uuid, productVariantUuid: variant });
  if (whole.hasVariants ? variant : isGood(whole)) showCarts(examples, composeCart(whole, variant));
}

function showCarts({ replies, words }: Examples, cart: ReturnType<typeof composeCart>): void {
  for (const call of ['addCartItem', 'changeCartItem', 'getPublicCart']) replies.set(call, cart);
  const empty = { cartItems: [], totalQuantity: 0, subtotal: 0, deliveryCharge: 0 };
  replies.set('removeCartItem', { ...cart, ...empty });
  words.cartUuid = cart.uuid;
  words.quantity = cart.totalQuantity;
  words.expectedSubtotal = cart.subtotal;
}

async function readPlaces(asker: Asker): Promise<void> {
  const shops = await asker.show('listShops', TWO);
  const shop = shops?.items[0];
  if (shop) await asker.show('getShopByHandle', { params: { handle: shop.handle } });
  await asker.show('listSubCategories', TWO);
  await asker.show('listBrands', TWO);
  await asker.show('listTags', TWO);
  const groups = await asker.show('listFeaturedProductGroups');
  await asker.show('listFeaturedShopGroups');
  await asker.show('listFeaturedSubCategoryGroups');
  const group = groups?.items[0];
  if (!group) return;
  const query = { featuredGroupUuid: group.uuid };
  await asker.show('listFeaturedProducts', { query });
  await asker.show('listFeaturedShops', { query });
  await asker.show('listFeaturedSubCategories', { query });
}
