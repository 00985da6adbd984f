import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { OrderSummary } from '@marketplace/contracts/api/orders';
import * as z from 'zod/mini';
import { customers, DEMO_PASSWORD } from '../../seed/data/customers';
import type { Asker } from './createAsker';
import type { Examples } from './Examples';

const TWO = { pageSize: 2 };
/** Orders to choose from. */
const MANY = { pageSize: 50 };

/** Reads what customers wrote and what the demonstration customer has; for demonstrations alone. */
export async function readDemoExamples(
  asker: Asker,
  examples: Examples,
  customerUuid: string,
): Promise<void> {
  const { words, wordsOf } = examples;
  const own = { customerUuid };
  await asker.show('listReviews', { query: { ...TWO, productUuid: words.productUuid } });
  const slug = String(words.slug ?? '');
  const comments = await asker.show('listBlogComments', { params: { slug } });
  const addresses = await asker.show('listAddresses', { ...own, query: TWO });
  const complaints = await asker.show('listComplaints', { ...own, query: TWO });
  const wishes = await asker.show('listWishlist', own);
  const customer = await asker.show('getCurrentCustomer', own);
  await readOrders(asker, examples, customerUuid);

  const [comment] = comments?.items ?? [];
  if (comment) words.commentUuid = comment.uuid;
  const [address] = addresses?.items ?? [];
  if (address) {
    const { uuid: _uuid, label: _label, isDefault: _isDefault, ...place } = address;
    Object.assign(words, { shippingAddress: place, billingAddress: place });
  }
  words.emailOrPhone = customers[0]?.phone;
  wordsOf.set('signIn', { password: DEMO_PASSWORD });
  alike(examples, 'createComplaint', complaints?.items[0]);
  alike(examples, 'updateComplaint', complaints?.items[0]);
  alike(examples, 'createAddress', address);
  alike(examples, 'updateAddress', address);
  alike(examples, 'addWishlistEntry', wishes?.items[0]);
  alike(examples, 'updateCurrentCustomer', customer);
  const list = examples.replies.get('listBlogComments');
  alike(examples, 'addBlogComment', list);
  alike(examples, 'addBlogReply', list);
}

async function readOrders(asker: Asker, examples: Examples, customerUuid: string): Promise<void> {
  const own = { customerUuid };
  await asker.show('listMyOrders', { ...own, query: TWO });
  const list = await asker.ask('listMyOrders', { ...own, query: MANY });
  // Short ones first: an order is shown whole, for its sums must add up.
  const orders = [...(list?.items ?? [])].sort(
    (one, other) => one.productNames.length - other.productNames.length,
  );
  const read = async (status: OrderSummary['status']) => {
    const found = orders.find((order) => order.status === status);
    return found && (await asker.ask('getMyOrder', { ...own, params: { id: found.uuid } }));
  };
  const placed = await read('placed');
  alike(examples, 'placeOrder', placed);
  alike(examples, 'cancelMyOrder', await read('cancelled'));
  const id = orders[0]?.uuid;
  if (!id) return;
  const shown = await asker.show('getMyOrder', { ...own, params: { id }, isWhole: true });
  alike(examples, 'lookUpOrder', shown);
  if (!shown) return;
  const { orderNumber, shippingAddress, parcels } = shown;
  const [item] = parcels.flatMap(({ orderItems }) => orderItems);
  if (item) examples.words.orderItemUuid = item.uuid;
  examples.wordsOf.set('lookUpOrder', { orderNumber, phone: shippingAddress.phone });
}

/** What one call replied as the example of another that replies with the same kind of thing. */
function alike({ replies }: Examples, id: ApiCallId, reply: unknown): void {
  // Keys the other does not have fall off.
  const parsed = z.safeParse(apiCalls[id].reply, reply);
  if (parsed.success) replies.set(id, parsed.data);
}
