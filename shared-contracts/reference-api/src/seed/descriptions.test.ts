import { buildProducts, type Product } from './buildProducts';

const products = buildProducts();

/**
 * Returns a description without its first line, the only line that is written for one product. All
 * other lines may be shared with other products.
 */
const generalWords = ({ description }: Product) => description.slice(1).join('\n');

/** Words of a trade, and the sub-categories and products whose descriptions may use them. */
const VOCABULARY: [word: RegExp, trades: RegExp][] = [
  [/\bbloom/i, /spices-staples/],
  [/hot oil/i, /spices-staples|snacks-meals|frozen/],
  [/\bthaw|frozen items|dry ice/i, /frozen|snacks-meals/],
  [/chhana/i, /^mishti/],
  [/taken before cutting/i, /-fish/],
  [/shellfish/i, /prawns-crabs/],
  [/\bjute\b/i, /jute|home-craft/],
  [/\bloom\b/i, /gamcha-weaves/],
  [/carbide/i, /mango|fruit/],
  [/formalin/i, /fish|prawns-crabs/],
  [/running stitch/i, /kantha/],
  [/bundle weighs/i, /leafy-greens/],
  [/no wax/i, /citrus|cucumber/],
  [/phytosanitary|port to door/i, /imported-fruits/],
  [/oil above the (fruit|meat)/i, /^achar/],
  [/\byolks?\b|\bhens?\b/i, /eggs/],
  [/tanned|leather/i, /leather/],
];

describe('product descriptions', () => {
  it.each(VOCABULARY)(
    'contain words like %s only for products of the trades %s',
    (word, trades) => {
      const misfits = products.filter(
        ({ source }) =>
          word.test(generalWords(source)) && !trades.test(`${source.category} ${source.handle}`),
      );
      expect(misfits.map(({ source }) => source.handle)).toEqual([]);
      // Checks that at least one description contains the word; otherwise this row would test
      // nothing.
      expect(products.some(({ product }) => word.test(product.description))).toBe(true);
    },
  );

  it.each([
    ['free-range-eggs', /Bloom|stove/],
    ['kalijira-rice', /Bloom/],
    ['sylhet-tea-bop', /Bloom|colour/],
    ['iceberg-lettuce', /bundle/],
    ['hilsa-roe', /gravy thin/],
    ['bogura-doi', /chhana/],
    ['leather-handbag', /[Jj]ute/],
    ['green-mango', /ripe|basket/],
  ])('do not contain words of another trade (product %s, words %s)', (handle, word) => {
    const found = products.find(({ source }) => source.handle === handle);
    expect(found?.product.description).toBeTruthy();
    expect(found && generalWords(found.source)).not.toMatch(word);
  });
});
