import { readListQuery } from './readListQuery';

const UUID = '0f0c1d1e-0000-4000-8000-000000000102';
const read = (query: string) => readListQuery(new URLSearchParams(query));

describe('readListQuery', () => {
  it('reads every filter a list knows', () => {
    const query = `featuredProductGroupUuid=${UUID}&productCategoryUuid=${UUID}&shopUuid=${UUID}&productName=+rui+&sort=price-asc&pageNumber=3`;
    expect(read(query)).toEqual({
      featuredProductGroupUuid: UUID,
      productCategoryUuid: UUID,
      shopUuid: UUID,
      productName: 'rui',
      sort: 'price-asc',
      pageNumber: 3,
    });
  });

  it.each([
    'pageNumber=abc',
    'pageNumber=0',
    'pageNumber=-1',
    'pageNumber=1.5',
    'pageNumber=1e9',
    'pageNumber=99999999999',
    'pageSize=abc',
    'sort=cheapest',
    'shopUuid=1',
    'productCategoryUuid=%27%20or%201',
    'productName=+',
    '__proto__=1',
    '',
  ])('passes over what is no value: %j', (query) => {
    expect(JSON.parse(JSON.stringify(read(query)))).toEqual({ pageNumber: 1 });
  });

  it('shortens a search term nobody types', () => {
    expect(read(`productName=${'a'.repeat(500)}`).productName).toHaveLength(100);
  });
});
