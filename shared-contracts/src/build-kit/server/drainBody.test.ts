import { PassThrough } from 'node:stream';
import { drainBody } from './drainBody';

const LIMITS = { bytes: 100, ms: 1000 };

describe('drainBody', () => {
  it('reads a body to its end', async () => {
    const body = new PassThrough();
    const drained = drainBody(body, LIMITS);
    body.write(Buffer.alloc(60));
    body.end(Buffer.alloc(40));
    expect(await drained).toBe(true);
    expect(await drainBody(body, LIMITS)).toBe(true);
  });

  it('stops reading above the byte limit', async () => {
    const body = new PassThrough();
    const drained = drainBody(body, LIMITS);
    body.write(Buffer.alloc(101));
    expect(await drained).toBe(false);
    expect(body.isPaused()).toBe(true);
  });

  it('stops reading after the time limit', async () => {
    const body = new PassThrough();
    body.write(Buffer.alloc(1));
    expect(await drainBody(body, { bytes: 100, ms: 20 })).toBe(false);
  });

  it('resolves to false if the body is aborted before or during the call', async () => {
    const body = new PassThrough();
    const drained = drainBody(body, LIMITS);
    body.destroy();
    expect(await drained).toBe(false);
    expect(await drainBody(body, LIMITS)).toBe(false);
  });
});
