import { acquireUploadSlot } from './uploadSlots';

const rahim = { customer: 'rahim', network: '203.0.113.1' };
const FULL = expect.objectContaining({ statusCode: 503, retryAfterSeconds: 5 });

describe('acquireUploadSlot', () => {
  it('gives a customer at most two slots, even if the uploads come from different networks', () => {
    const free = acquireUploadSlot(rahim);
    const freeOther = acquireUploadSlot({ ...rahim, network: '203.0.113.2' });
    expect(() => acquireUploadSlot(rahim)).toThrow(expect.objectContaining({ statusCode: 429 }));
    acquireUploadSlot({ ...rahim, customer: 'karima' })();
    free();
    acquireUploadSlot(rahim)();
    freeOther();
  });

  it('gives one network at most half of the slots, even if the uploads come from many customers', () => {
    const frees = Array.from({ length: 4 }, (_, i) =>
      acquireUploadSlot({ ...rahim, customer: `customer ${i}` }),
    );
    expect(() => acquireUploadSlot(rahim)).toThrow(FULL);
    acquireUploadSlot({ ...rahim, network: '203.0.113.2' })();
    frees[0]?.();
    acquireUploadSlot(rahim)();
    for (const free of frees) free();
  });

  it('gives all senders together at most eight slots', () => {
    const sender = (i: number) => ({ customer: `customer ${i}`, network: `203.0.113.${i}` });
    const frees = Array.from({ length: 8 }, (_, i) => acquireUploadSlot(sender(i)));
    expect(() => acquireUploadSlot(sender(9))).toThrow(FULL);
    frees[0]?.();
    acquireUploadSlot(sender(9))();
    for (const free of frees) free();
  });
});
