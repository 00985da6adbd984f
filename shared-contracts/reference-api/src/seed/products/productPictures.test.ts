import { listPictures } from '../listPictures';
import { buildProducts } from './buildProducts';
import { buyersComposition, productPictures } from './productPictures';

const products = buildProducts();
const compositions = new Map(
  products.map(({ source }) => [source.handle, productPictures(source)] as const),
);

it('shows every product in two pictures at least, no two the same', () => {
  for (const [handle, shown] of compositions) {
    expect([handle, shown.length >= 2]).toEqual([handle, true]);
    expect([handle, new Set(shown).size]).toEqual([handle, shown.length]);
  }
});

it('gives no product a second picture that is the first of one', () => {
  const firsts = new Set([...compositions.values()].map(([first]) => first));
  const taken = [...compositions].filter(([, [, second]]) => firsts.has(second ?? ''));
  expect(taken.map(([handle]) => handle)).toEqual([]);
});

it('gives no two products the same first picture', () => {
  const firsts = [...compositions].map(([handle, [first]]) => [handle, first] as const);
  const shared = firsts.filter(([handle, first]) =>
    firsts.some(([other, theirs]) => other !== handle && theirs === first),
  );
  expect(shared).toEqual([]);
});

it('takes a buyer’s picture otherwise than the shop did', () => {
  for (const { source } of products) {
    const own = buyersComposition(source);
    if (own) expect(compositions.get(source.handle)).not.toContain(own);
  }
});

it('paints each of them', () => {
  const painted = new Set(listPictures().map(({ mediumPath }) => mediumPath));
  for (const { pictures } of products) {
    for (const { mediumPath } of pictures) expect(painted).toContain(mediumPath);
  }
});
