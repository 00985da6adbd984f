import { picturesOf } from './pictures';

const picture = (name: string) => ({ smallImageUrl: `/${name}-s`, mediumImageUrl: `/${name}-m` });
const [front, side, cut] = ['front', 'side', 'cut'].map(picture);
const product = { imageUrls: [front, side].flatMap((each) => each ?? []) };

describe('picturesOf', () => {
  it.each([
    ['the product without a variant', undefined, [front, side]],
    ['a variant without a picture', { imageUrl: null }, [front, side]],
    ['a variant with its own picture', { imageUrl: cut ?? null }, [cut, front, side]],
    ['a variant with the second picture of the product', { imageUrl: side ?? null }, [side, front]],
  ])('returns the pictures in the right order for %s', (_what, variant, expected) => {
    expect(picturesOf(product, variant)).toEqual(expected);
  });
});
