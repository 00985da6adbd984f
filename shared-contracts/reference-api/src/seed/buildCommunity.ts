import { complaintStatus } from '@marketplace/contracts/api/complaints';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../database/schema';
import { postUuid } from './buildContent';
import type { PeopleRows } from './buildPeople';
import { customerUuid, readCustomers } from './customers';
import { readTable } from './readTable';
import { daysAgo, stableUuid } from './stable';

type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>[];

const age = z.int().check(z.nonnegative());

const said = z.strictObject({
  /** Number of the author's row in `customers.json`, from 1. */
  customer: z.int().check(z.gte(1)),
  daysAgo: age,
  text: z.string(),
});

const comment = z.strictObject({
  ...said.shape,
  /** Handle of the blog post. */
  post: z.string(),
  replies: z.optional(z.array(said)),
  /** True if the comment waits to be published. */
  isWaiting: z.optional(z.boolean()),
});

const complaint = z.strictObject({
  customer: said.shape.customer,
  /**
   * Age of the order in days. With the customer and the product's handle, it identifies the item.
   */
  orderDaysAgo: age,
  product: z.string(),
  daysAgo: age,
  /** Position, from 0, of the problem category in the list that the migration inserts. */
  problem: age,
  description: z.string(),
  status: complaintStatus,
  answer: z.optional(z.string()),
  messages: z.optional(
    z.array(
      z.strictObject({
        author: z.enum(['customer', 'shop', 'market']),
        daysAgo: age,
        text: z.string(),
      }),
    ),
  ),
});

export interface CommunityRows {
  /** Comments come before their replies. */
  blogComments: Rows<'blogComments'>;
  complaints: Rows<'complaints'>;
  complaintMessages: Rows<'complaintMessages'>;
}

function authorOf(customer: number) {
  const source = readCustomers()[customer - 1];
  if (!source) throw new Error(`There is no demo customer ${customer}.`);
  return { customerUuid: customerUuid(source.phone), authorName: source.fullName };
}

function commentRows(): Rows<'blogComments'> {
  return readTable('comments.json', comment).flatMap((source) => {
    const { post, replies = [], isWaiting = false } = source;
    const blogUuid = postUuid(post);
    const rowOf = (written: z.infer<typeof said>, parentUuid: string | null, minutes: number) => {
      const createdAt = daysAgo(written.daysAgo, minutes);
      const uuid = stableUuid(`comment ${post} ${written.customer} ${written.text}`);
      const publishedAt = isWaiting ? null : createdAt;
      return {
        ...authorOf(written.customer),
        ...{ uuid, blogUuid, parentUuid, comment: written.text, createdAt, publishedAt },
      };
    };
    const row = rowOf(source, null, -300);
    return [row, ...replies.map((reply, i) => rowOf(reply, row.uuid, i * 40 - 200))];
  });
}

type Complaint = z.infer<typeof complaint>;

function itemOf({ customer, orderDaysAgo, product }: Complaint): string {
  const order = `order ${authorOf(customer).customerUuid} ${orderDaysAgo}`;
  return stableUuid(`${order} item ${product}`);
}

const complaintUuid = (source: Complaint) => stableUuid(`complaint ${itemOf(source)}`);

function messageRows(): Rows<'complaintMessages'> {
  return readTable('complaints.json', complaint).flatMap((source) =>
    (source.messages ?? []).map(({ author, text, daysAgo: days }) => ({
      uuid: stableUuid(`message ${complaintUuid(source)} ${text}`),
      complaintUuid: complaintUuid(source),
      author,
      text,
      createdAt: daysAgo(days),
    })),
  );
}

function complaintRows({ orders }: PeopleRows): Rows<'complaints'> {
  const items = new Map(orders.flatMap((order) => order.items).map((item) => [item.uuid, item]));
  return readTable('complaints.json', complaint).map((source) => {
    const author = authorOf(source.customer).customerUuid;
    const orderItemUuid = itemOf(source);
    const item = items.get(orderItemUuid);
    if (!item) throw new Error(`Nobody ordered "${source.product}" then.`);
    const isSettled = source.status === 'resolved' || source.status === 'rejected';
    const nextDay = daysAgo(source.daysAgo - 1);
    return {
      uuid: complaintUuid(source),
      customerUuid: author,
      orderItemUuid,
      description: source.description,
      status: source.status,
      quantity: item.quantity,
      answer: source.answer ?? null,
      takenUpAt: source.status === 'open' ? null : nextDay,
      settledAt: isSettled ? nextDay : null,
      // The migration has inserted the problem category with this uuid.
      problemCategoryUuid: `0f0c1d1e-0000-4000-8000-0000000002${String(source.problem + 1).padStart(2, '0')}`,
      createdAt: daysAgo(source.daysAgo),
    };
  });
}

/** Builds the comments and complaints of the demo customers. */
export function buildCommunity(people: PeopleRows): CommunityRows {
  return {
    blogComments: commentRows(),
    complaints: complaintRows(people),
    complaintMessages: messageRows(),
  };
}
