import { compactCode, readSessionCode, sessionCode } from './sessionCode';

const key = Buffer.from('k'.repeat(32));

describe('the code of a test session', () => {
  it('has six letters and digits, depends on the key, and is the same after a restart', () => {
    const code = sessionCode(key, 'a1');
    expect(code).toMatch(/^[b-z2-9]{3}-[b-z2-9]{3}$/);
    expect(sessionCode(key, 'a1')).toBe(code);
    expect(sessionCode(Buffer.from('q'.repeat(32)), 'a1')).not.toBe(code);
  });

  it('is different for each test session', () => {
    const codes = Array.from({ length: 1000 }, (_, count) => sessionCode(key, `id${count}`));
    expect(new Set(codes).size).toBe(1000);
  });

  it.each(['k7m-4qx', 'K7M-4QX', 'k7m4qx', ' k7m 4qx '])('is read from %j', (typed) => {
    expect(readSessionCode(compactCode(typed))).toBe('k7m-4qx');
  });

  it.each(['', 'k7m-4q', 'k7m-4qxx', 'k7m-4q0', 'c19b492e', 'a1.sig'])(
    'is not read from %j',
    (typed) => {
      expect(readSessionCode(typed)).toBeUndefined();
    },
  );
});
