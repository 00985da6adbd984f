import { assignCanary } from './assignCanary';

const lots = Array.from({ length: 4000 }, (_, index) => index.toString(16).padStart(16, '0'));
const drawnOf = (version: string, share: number) =>
  lots.filter((lot) => assignCanary([{ version, share }], `release=${lot}`, false).group);

describe('assignCanary', () => {
  it.each([0, 0.1, 0.5, 1])(
    'assigns roughly the configured share of visitors to a canary: %d',
    (share) => {
      expect(Math.abs(drawnOf('2', share).length / lots.length - share)).toBeLessThan(0.02);
    },
  );

  it('keeps the visitors of a canary when its share grows, and assigns mostly other visitors to the next canary', () => {
    const few = drawnOf('2', 0.1);
    const more = new Set(drawnOf('2', 0.3));
    expect(few.filter((lot) => !more.has(lot))).toEqual([]);
    const ofAnother = new Set(drawnOf('3', 0.1));
    expect(few.filter((lot) => ofAnother.has(lot)).length).toBeLessThan(few.length / 3);
  });

  it.each(['', 'release=', 'release=zz', 'release=0123456789abcdef0', 'release=%'])(
    'sets a valid cookie if the visitor sends no cookie or an invalid one: %j',
    (cookies) => {
      const groups = [{ version: '2', share: 1 }];
      const { cookie } = assignCanary(groups, cookies, true);
      expect(cookie).toMatch(/^release=[\da-f]{16}; .*HttpOnly; SameSite=Lax; Secure$/);
      expect(assignCanary(groups, cookie?.split(';')[0] ?? '', true).cookie).toBeUndefined();
    },
  );

  it('returns neither a group nor a cookie if there is no canary', () => {
    expect(assignCanary([], '', true)).toEqual({});
  });
});
