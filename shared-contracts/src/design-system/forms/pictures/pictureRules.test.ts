import { uploadFiles } from '../../../contracts/api/uploads';
import { isPictureType, MAX_BYTES, MAX_PICTURES, refusedPicture } from './pictureRules';

it('the limits for pictures are those of the contract', () => {
  expect(uploadFiles.upload).toMatchObject({ mostFiles: MAX_PICTURES, mostBytes: MAX_BYTES });
});

it.each([
  ['image/jpeg', true],
  ['image/avif', true],
  ['', true],
  ['image/gif', false],
  ['image/heic', true],
  ['image/heif', true],
  ['application/pdf', false],
  ['image/svg+xml', false],
])('a form accepts a file of type %j: %s', (type, isAccepted) => {
  expect(isPictureType(type)).toBe(isAccepted);
});

it.each([
  [401, 'closed'],
  [413, 'size'],
  [415, 'type'],
  [429, 'too-often'],
  [400, 'unreadable'],
  [503, 'lost'],
  [undefined, 'lost'],
])('an upload that fails with the status %s has the problem %s', (status, problem) => {
  expect(refusedPicture(status)).toBe(problem);
});
