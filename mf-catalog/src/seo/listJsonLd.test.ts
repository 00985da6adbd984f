import { itemListJsonLd } from './listJsonLd';

const status = { pageNumber: 3, pageSize: 12, totalItems: 25, totalPages: 3 };

it('itemListJsonLd gives each item its position in the whole list and an absolute URL', () => {
  const places = [{ name: 'Padma', path: '/shop/padma' }];
  expect(itemListJsonLd(places, status, 'https://shop.test')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: 25,
    itemListElement: [
      { '@type': 'ListItem', position: 25, name: 'Padma', url: 'https://shop.test/shop/padma' },
    ],
  });
});
