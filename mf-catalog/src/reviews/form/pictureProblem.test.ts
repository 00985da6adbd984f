import { pictureProblem } from './pictureProblem';

const MB = 1024 * 1024;
const jpeg = (size = MB) => ({ type: 'image/jpeg', size });

describe('pictureProblem', () => {
  it.each([
    ['one picture', [jpeg()], 0, undefined],
    ['the fifth picture', [jpeg()], 4, undefined],
    ['a picture as large as may be', [jpeg(5 * MB)], 0, undefined],
    ['the sixth picture', [jpeg()], 5, 'Please choose at most 5 pictures'],
    ['six at once', Array.from({ length: 6 }, () => jpeg()), 0, 'Please choose at most 5 pictures'],
    ['a byte too many', [jpeg(5 * MB + 1)], 0, 'A picture may have at most 5 MB'],
    [
      'a document among pictures',
      [jpeg(), { type: 'application/pdf', size: 1 }],
      0,
      'Please choose pictures: JPEG, PNG, WebP or AVIF',
    ],
    [
      'a drawing that could carry scripts',
      [{ type: 'image/svg+xml', size: 1 }],
      0,
      'Please choose pictures: JPEG, PNG, WebP or AVIF',
    ],
  ])('of %s', (_what, files, alreadyThere, expected) => {
    expect(pictureProblem(files, alreadyThere)?.message).toBe(expected);
  });
});
