import { takeUploadSlot } from './takeUploadSlot';

describe('takeUploadSlot', () => {
  it('gives one sender two at once, and another one again when one ends', () => {
    const free = takeUploadSlot('rahim');
    const freeOther = takeUploadSlot('rahim');
    expect(() => takeUploadSlot('rahim')).toThrow(expect.objectContaining({ statusCode: 429 }));
    takeUploadSlot('karima')();
    free();
    takeUploadSlot('rahim')();
    freeOther();
  });

  it('gives everybody together eight at once', () => {
    const frees = Array.from({ length: 8 }, (_, i) => takeUploadSlot(`sender ${i}`));
    const full = { statusCode: 503, retryAfterSeconds: 5 };
    expect(() => takeUploadSlot('one more')).toThrow(expect.objectContaining(full));
    frees[0]?.();
    takeUploadSlot('one more')();
    for (const free of frees.slice(1)) free();
  });
});
