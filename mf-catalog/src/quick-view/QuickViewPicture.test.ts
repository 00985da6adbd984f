import { quickViewPictures } from './QuickViewPicture';

const picture = (name: string) => ({ smallImageUrl: `/${name}-s`, mediumImageUrl: `/${name}-m` });
const [first, second, own] = [picture('first'), picture('second'), picture('own')];

describe('quickViewPictures', () => {
  // @spec 2.57
  it.each([
    [
      'the chosen variant’s picture, and then the product’s first picture',
      [first, second],
      { imageUrl: own },
      [own, first],
    ],
    [
      'the product’s first picture if the variant has none',
      [first, second],
      { imageUrl: null },
      [first],
    ],
    ['the product’s first picture if no variant is chosen', [first, second], undefined, [first]],
    ['only the variant’s picture if the product has none', [], { imageUrl: own }, [own]],
    ['nothing if there is no picture', [], undefined, []],
  ])('returns %s', (_what, imageUrls, variant, expected) => {
    expect(quickViewPictures({ imageUrls }, variant)).toEqual(expected);
  });
});
