import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema';
import type { PeopleRows } from './buildPeople';
import { complaints } from './data/complaints';
import { conversations } from './data/conversations';
import { customers } from './data/customers';
import { daysAgo, stableUuid } from './stable';

type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>[];

export interface CommunityRows {
  /** Each comment before its replies. */
  blogComments: Rows<'blogComments'>;
  complaints: Rows<'complaints'>;
}

function authorOf(customer: number) {
  const source = customers[customer - 1];
  if (!source) throw new Error(`There is no demo customer ${customer}.`);
  return { customerUuid: stableUuid(`customer ${source.phone}`), authorName: source.fullName };
}

function commentRows(): Rows<'blogComments'> {
  return conversations.flatMap(({ post, replies = [], isWaiting = false, ...comment }) => {
    const blogUuid = stableUuid(`blog ${post}`);
    const rowOf = (said: typeof comment, parentUuid: string | null, minutes: number) => {
      const createdAt = daysAgo(said.daysAgo, minutes);
      const uuid = stableUuid(`comment ${post} ${said.customer} ${said.text}`);
      const publishedAt = isWaiting ? null : createdAt;
      return {
        ...authorOf(said.customer),
        ...{ uuid, blogUuid, parentUuid, comment: said.text, createdAt, publishedAt },
      };
    };
    const row = rowOf(comment, null, -300);
    return [row, ...replies.map((reply, i) => rowOf(reply, row.uuid, i * 40 - 200))];
  });
}

function complaintRows({ orders }: PeopleRows): Rows<'complaints'> {
  const items = new Map(orders.flatMap((order) => order.items).map((item) => [item.uuid, item]));
  return complaints.map((source) => {
    const { customerUuid } = authorOf(source.customer);
    const order = `order ${customerUuid} ${source.orderDaysAgo}`;
    const orderItemUuid = stableUuid(`${order} item ${source.product}`);
    if (!items.has(orderItemUuid)) throw new Error(`Nobody ordered "${source.product}" then.`);
    const { description, status, answer } = source;
    return {
      uuid: stableUuid(`complaint ${orderItemUuid}`),
      ...{ customerUuid, orderItemUuid, description, status, answer },
      // As the migration that makes the problem categories numbers them.
      problemCategoryUuid: `0f0c1d1e-0000-4000-8000-0000000002${String(source.problem + 1).padStart(2, '0')}`,
      createdAt: daysAgo(source.daysAgo),
    };
  });
}

/** Comments and complaints of the demo customers. */
export function buildCommunity(people: PeopleRows): CommunityRows {
  return { blogComments: commentRows(), complaints: complaintRows(people) };
}
