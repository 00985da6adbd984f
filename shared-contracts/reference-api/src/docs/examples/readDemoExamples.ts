import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { OrderSummary } from '@marketplace/contracts/api/orders';
import * as z from 'zod/mini';
import { verifyPassword } from '../../customers/passwords';
import type { Database } from '../../database/schema';
import { DEMO_PASSWORD, readCustomers } from '../../seed/customers';
import type { ExampleClient } from './createExampleClient';
import type { Examples } from './Examples';

const TWO = { pageSize: 2 };
/** Orders to choose from. */
const MANY = { pageSize: 50 };

/** Reads what customers wrote and what the demonstration customer has; for demonstrations alone. */
export async function readDemoExamples(
  client: ExampleClient,
  examples: Examples,
  customerUuid: string,
): Promise<void> {
  const { words, wordsOf } = examples;
  const own = { customerUuid };
  await client.show('listReviews', { query: { ...TWO, productUuid: words.productUuid } });
  const slug = String(words.slug ?? '');
  const comments = await client.show('listBlogComments', { params: { slug } });
  await client.show('listOwnBlogTexts', { ...own, params: { slug } });
  const addresses = await client.show('listAddresses', { ...own, query: TWO });
  const complaints = await client.show('listComplaints', { ...own, query: TWO });
  const wishes = await client.show('listWishlist', own);
  const customer = await client.show('getCurrentCustomer', own);
  await readOrders(client, examples, customerUuid);

  const [comment] = comments?.items ?? [];
  if (comment) words.commentUuid = comment.uuid;
  const [address] = addresses?.items ?? [];
  if (address) {
    const { uuid: _uuid, label: _label, isDefault: _isDefault, ...place } = address;
    Object.assign(words, { shippingAddress: place, billingAddress: place });
  }
  words.emailOrPhone = readCustomers()[0]?.phone;
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

async function readOrders(
  client: ExampleClient,
  examples: Examples,
  customerUuid: string,
): Promise<void> {
  const own = { customerUuid };
  await client.show('listMyOrders', { ...own, query: TWO });
  const list = await client.ask('listMyOrders', { ...own, query: MANY });
  // Short ones first: an order is shown whole, for its sums must add up.
  const orders = [...(list?.items ?? [])].sort(
    (one, other) => one.productNames.length - other.productNames.length,
  );
  const read = async (status: OrderSummary['status']) => {
    const found = orders.find((order) => order.status === status);
    return found && (await client.ask('getMyOrder', { ...own, params: { id: found.uuid } }));
  };
  const placed = await read('placed');
  alike(examples, 'placeOrder', placed);
  alike(examples, 'cancelMyOrder', await read('cancelled'));
  const id = orders[0]?.uuid;
  if (!id) return;
  const shown = await client.show('getMyOrder', { ...own, params: { id }, isWhole: true });
  alike(examples, 'lookUpOrder', shown);
  if (!shown) return;
  const { orderNumber, shippingAddress, parcels } = shown;
  const [item] = parcels.flatMap(({ orderItems }) => orderItems);
  if (item) examples.words.orderItemUuid = item.uuid;
  examples.wordsOf.set('lookUpOrder', { orderNumber, phone: shippingAddress.phone });
}

/** Uses the reply of one call as the example of another that replies with the same kind of thing. */
function alike({ replies }: Examples, id: ApiCallId, reply: unknown): void {
  // Keys the other does not have fall off.
  const parsed = z.safeParse(apiCalls[id].reply, reply);
  if (parsed.success) replies.set(id, parsed.data);
}

/**
 * The seed's first customer. Only where the password is the published one, for then all they have
 * is open to everybody already; whoever has that phone otherwise is a real person.
 */
export async function findDemoCustomer(db: Database): Promise<string | undefined> {
  const phone = readCustomers()[0]?.phone ?? '';
  const customer = await db
    .selectFrom('customers')
    .select(['uuid', 'passwordHash'])
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!customer) return undefined;
  return (await verifyPassword(customer.passwordHash, DEMO_PASSWORD)) ? customer.uuid : undefined;
}
