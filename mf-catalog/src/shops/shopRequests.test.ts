import { listShops } from '@marketplace/contracts/api/shops';
import fc from 'fast-check';
import { readShopQuery } from './shopRequests';

const read = (search: string) => readShopQuery(new Request(`https://shop.test/shoplist${search}`));
const said = (search: string) => JSON.parse(JSON.stringify(read(search)));

describe('readShopQuery', () => {
  it.each([
    [
      '?shopName=+padma+&sort=rating&pageNumber=3',
      { shopName: 'padma', sort: 'rating', pageNumber: 3 },
    ],
    ['?sort=products', { pageNumber: 1 }],
    ['?sort=cheapest&pageNumber=abc&shopName=+', { pageNumber: 1 }],
    ['?pageSize=1000&__proto__=1', { pageNumber: 1 }],
    ['', { pageNumber: 1 }],
  ])('reads %j as %j', (search, expected) => {
    expect(said(search)).toEqual(expected);
  });

  it('shortens a name that is too long for the contract', () => {
    expect(read(`?shopName=${'a'.repeat(500)}`).shopName).toHaveLength(100);
  });

  it('reads a valid query from any URL', () => {
    const values = fc.record({ shopName: fc.string(), sort: fc.string(), pageNumber: fc.string() });
    fc.assert(
      fc.property(values, (value) => {
        const query = said(`?${new URLSearchParams(value)}`);
        expect(listShops.query?.safeParse(query).success).toBe(true);
      }),
    );
  });
});
