import { buildCommunity } from './buildCommunity';
import { buildBlogs } from './buildContent';
import { buildPeople } from './buildPeople';
import { buildProducts } from './buildProducts';

describe("the seed's community", () => {
  const people = buildPeople(buildProducts());
  const { blogComments, complaints } = buildCommunity(people);

  it('contains comments only on existing posts, some unpublished comments, and replies that are later than their comments', () => {
    const posts = new Set(buildBlogs().map(({ uuid }) => uuid));
    const byUuid = new Map(blogComments.map((row) => [row.uuid, row]));
    expect(byUuid.size).toBe(blogComments.length);
    for (const { blogUuid, parentUuid, createdAt } of blogComments) {
      expect(posts.has(blogUuid)).toBe(true);
      const parent = parentUuid && byUuid.get(parentUuid);
      if (parent) expect(Number(createdAt)).toBeGreaterThan(Number(parent.createdAt));
    }
    expect(blogComments.some(({ publishedAt }) => publishedAt === null)).toBe(true);
  });

  it('contains complaints with every status, at most one per item, from customers who have received the item', () => {
    const lines = new Map(
      people.orders.flatMap(({ order, items }) => items.map(({ uuid }) => [uuid, order] as const)),
    );
    for (const { orderItemUuid, customerUuid } of complaints) {
      expect(lines.get(orderItemUuid)).toMatchObject({ customerUuid, status: 'delivered' });
    }
    expect(new Set(complaints.map(({ orderItemUuid }) => orderItemUuid)).size).toBe(
      complaints.length,
    );
    expect(new Set(complaints.map(({ status }) => status)).size).toBe(4);
  });

  it('contains a delivered order of the first customer, so that its products can be reviewed', () => {
    const [first] = people.customers;
    const delivered = people.orders.filter(
      ({ order }) => order.customerUuid === first?.uuid && order.status === 'delivered',
    );
    expect(delivered.length).toBeGreaterThan(0);
  });
});
