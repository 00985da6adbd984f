import { bodyLimit } from './bodyLimit';
import { subscribe } from './newsletter';
import { uploadFiles } from './uploads';

describe('bodyLimit', () => {
  it('is more than 25 MB and less than 26 MB for an upload of five files of 5 MB', () => {
    expect(bodyLimit(uploadFiles)).toBeGreaterThan(5 * 5 * 1024 * 1024);
    expect(bodyLimit(uploadFiles)).toBeLessThan(26 * 1024 * 1024);
  });

  it('is a quarter of a megabyte for a JSON body', () => {
    expect(bodyLimit(subscribe)).toBe(262_144);
  });
});
