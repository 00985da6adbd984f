import { quickViewPictures } from './QuickViewPicture';

const picture = (name: string) => ({ smallImageUrl: `/${name}-s`, mediumImageUrl: `/${name}-m` });
const [first, second, own] = [picture('first'), picture('second'), picture('own')];

describe('quickViewPictures', () => {
  // @spec 2.57
  it.each([
    [
      'the chosen variant’s, then the product’s first',
      [first, second],
      { imageUrl: own },
      [own, first],
    ],
    [
      'the product’s first where the variant has none',
      [first, second],
      { imageUrl: null },
      [first],
    ],
    ['the product’s first where no variant is chosen', [first, second], undefined, [first]],
    ['the variant’s alone where the product has none', [], { imageUrl: own }, [own]],
    ['none where there is none', [], undefined, []],
  ])('are, best first, %s', (_what, imageUrls, variant, expected) => {
    expect(quickViewPictures({ imageUrls }, variant)).toEqual(expected);
  });
});
