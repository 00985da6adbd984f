import * as z from 'zod/mini';
import { postalAddress } from '../../contracts/api/addresses';
import { pageQuery } from '../../contracts/api/pagination';
import { mutateFields, mutateQuery } from './mutations';

const ADDRESS = { name: 'A', phone: '01711000001', division: 'x', district: 'x', upazila: 'x' };

describe('mutateFields', () => {
  const body = z.object({
    cartUuid: z.guid(),
    shippingAddress: postalAddress,
    billingAddress: postalAddress,
    paymentMethod: z.enum(['card', 'cash-on-delivery']),
    note: z.optional(z.string().check(z.maxLength(1000))),
    expectedSubtotal: z.optional(z.number()),
  });
  const address = { ...ADDRESS, area: 'x', street: 'x' };
  const good = {
    cartUuid: '00000000-0000-4000-8000-000000000001',
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: 'card',
  };
  const mutations = mutateFields(body, good, Object.keys(body.shape), 'a body');

  it('omits fields, changes their types and makes them too long, even in nested objects', () => {
    expect(mutations.map(({ request }) => request)).toEqual(
      expect.arrayContaining([
        'a body without cartUuid',
        'a body with a number as paymentMethod',
        'a body with an endless text as note',
        'a body with a text as expectedSubtotal',
        'a body with shippingAddress without street',
        'a body with billingAddress with a list as phone',
      ]),
    );
  });

  it('returns only mutations whose changed field the schema refuses', () => {
    expect(z.safeParse(body, good).success).toBe(true);
    for (const { value, field } of mutations) {
      const { error } = z.safeParse(body, value);
      expect(error?.issues.flatMap(({ path }) => path)).toContain(field);
    }
  });

  it('does not omit optional fields', () => {
    expect(mutations.map(({ request }) => request)).not.toContain('a body without note');
  });
});

describe('mutateQuery', () => {
  it('sets each key to invalid texts, and omits only required keys', () => {
    const mutations = mutateQuery(
      z.object({ ...pageQuery(12), sort: z.enum(['name', 'rating']) }),
      {
        sort: 'name',
      },
    );
    const requests = mutations.map(({ request }) => request);
    expect(requests).toContain('a query with pageSize below 0');
    expect(requests).toContain('a query with sort a word');
    expect(requests).toContain('a query without sort');
    expect(requests).not.toContain('a query without pageSize');
  });
});
