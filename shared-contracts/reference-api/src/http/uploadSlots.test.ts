import { acquireUploadSlot } from './uploadSlots';

describe('acquireUploadSlot', () => {
  it('gives one sender two at once, and another one again when one ends', () => {
    const free = acquireUploadSlot('rahim');
    const freeOther = acquireUploadSlot('rahim');
    expect(() => acquireUploadSlot('rahim')).toThrow(expect.objectContaining({ statusCode: 429 }));
    acquireUploadSlot('karima')();
    free();
    acquireUploadSlot('rahim')();
    freeOther();
  });

  it('gives everybody together eight at once', () => {
    const frees = Array.from({ length: 8 }, (_, i) => acquireUploadSlot(`sender ${i}`));
    const full = { statusCode: 503, retryAfterSeconds: 5 };
    expect(() => acquireUploadSlot('one more')).toThrow(expect.objectContaining(full));
    frees[0]?.();
    acquireUploadSlot('one more')();
    for (const free of frees.slice(1)) free();
  });
});
