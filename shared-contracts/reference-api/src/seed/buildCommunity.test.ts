import { buildCommunity } from './buildCommunity';
import { buildBlogs } from './buildContent';
import { buildPeople } from './buildPeople';
import { buildProducts } from './buildProducts';

describe("the seed's community", () => {
  const people = buildPeople(buildProducts());
  const { blogComments, complaints } = buildCommunity(people);

  it('contains comments only on existing posts, some of them unpublished, and replies later than what they answer', () => {
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

  it('leave the first customer with a delivered order, whose products can be reviewed', () => {
    const [first] = people.customers;
    const delivered = people.orders.filter(
      ({ order }) => order.customerUuid === first?.uuid && order.status === 'delivered',
    );
    expect(delivered.length).toBeGreaterThan(0);
  });
});
