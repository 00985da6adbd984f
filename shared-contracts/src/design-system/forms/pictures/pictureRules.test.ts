import { uploadFiles } from '../../../contracts/api/uploads';
import { MAX_BYTES, MAX_PICTURES, pictureProblem, refusedPicture } from './pictureRules';

it('the limits for pictures are those of the contract', () => {
  expect(uploadFiles.upload).toMatchObject({ mostFiles: MAX_PICTURES, mostBytes: MAX_BYTES });
});

it.each([
  ['image/jpeg', 1000, undefined],
  ['image/avif', MAX_BYTES, undefined],
  ['', 1000, undefined],
  ['image/gif', 1000, 'type'],
  ['image/heic', 1000, 'type'],
  ['application/pdf', 10, 'type'],
  ['image/svg+xml', 10, 'type'],
  ['image/png', MAX_BYTES + 1, 'size'],
])('a file of type %j with %i bytes has the problem %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});

it.each([
  [413, 'size'],
  [415, 'type'],
  [429, 'too-often'],
  [400, 'unreadable'],
  [503, 'lost'],
  [undefined, 'lost'],
])('an upload that the host refuses with status %s has the problem %s', (status, problem) => {
  expect(refusedPicture(status)).toBe(problem);
});
