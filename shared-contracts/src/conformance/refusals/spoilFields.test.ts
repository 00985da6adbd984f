import * as z from 'zod/mini';
import { postalAddress } from '../../api/addresses';
import { pageQuery } from '../../api/pagination';
import { spoilFields } from './spoilFields';
import { spoilQuery } from './spoilQuery';

const ADDRESS = { name: 'A', phone: '01711000001', division: 'x', district: 'x', upazila: 'x' };

describe('spoilFields', () => {
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
  const spoilt = spoilFields(body, good, Object.keys(body.shape), 'a body');

  it('leaves out, mistypes and overfills fields, those of objects inside too', () => {
    expect(spoilt.map(({ request }) => request)).toEqual(
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

  it('gives only what the schema refuses, for the field that was spoilt', () => {
    expect(z.safeParse(body, good).success).toBe(true);
    for (const { value, field } of spoilt) {
      const { error } = z.safeParse(body, value);
      expect(error?.issues.flatMap(({ path }) => path)).toContain(field);
    }
  });

  it('leaves optional fields that are left out alone', () => {
    expect(spoilt.map(({ request }) => request)).not.toContain('a body without note');
  });
});

describe('spoilQuery', () => {
  it('spoils keys by text, which is all a query can hold', () => {
    const spoilt = spoilQuery(z.object({ ...pageQuery(12), sort: z.enum(['name', 'rating']) }), {
      sort: 'name',
    });
    const requests = spoilt.map(({ request }) => request);
    expect(requests).toContain('a query with pageSize below 0');
    expect(requests).toContain('a query with sort a word');
    expect(requests).toContain('a query without sort');
    expect(requests).not.toContain('a query without pageSize');
  });
});
