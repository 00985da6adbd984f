import { bodyLimit } from './bodyLimit';
import { subscribe } from './newsletter';
import { uploadFiles } from './uploads';

describe('bodyLimit', () => {
  it('leaves room for all files of an upload, and for the bytes that the form adds', () => {
    expect(bodyLimit(uploadFiles)).toBeGreaterThan(5 * 5 * 1024 * 1024);
    expect(bodyLimit(uploadFiles)).toBeLessThan(26 * 1024 * 1024);
  });

  it('is a quarter of a megabyte for a JSON body', () => {
    expect(bodyLimit(subscribe)).toBe(262_144);
  });
});
