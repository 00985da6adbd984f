import { parsePromo } from './promo';

describe('parsePromo', () => {
  it('converts all limits: amounts to paisa, and days to times at which the day begins or ends in Dhaka', () => {
    const words =
      'create eid-2026 --percent 15 --at-most 200.50 --minimum 500 --from 2026-03-01 --until 2026-03-31 --uses 100 --per-customer 2';
    expect(parsePromo(words.split(' '))).toEqual({
      code: 'EID-2026',
      kind: 'percent',
      value: 15,
      mostPaisa: 20_050,
      minimumPaisa: 50_000,
      startsAt: new Date('2026-02-28T18:00:00.000Z'),
      endsAt: new Date('2026-03-31T18:00:00.000Z'),
      maxUses: 100,
      maxUsesPerCustomer: 2,
    });
  });

  it('creates a random code with one use per customer if no code is given', () => {
    const [one, other] = [1, 2].map(() => parsePromo(['create', '--amount', '50']));
    expect(one?.code).toMatch(/^[A-Z2-9]{10}$/);
    expect(one?.code).not.toBe(other?.code);
    expect(one?.maxUsesPerCustomer).toBe(1);
  });

  it('returns undefined without arguments, so that the command lists all codes', () => {
    expect(parsePromo([])).toBeUndefined();
  });

  it.each([
    'create EID10',
    'create EID10 --percent 10 --amount 5',
    'create EID10 --percent 0',
    'create EID10 --percent 91',
    'create EID10 --percent ten',
    'create EID10 --amount -5',
    'create EID10 --amount 1.234',
    'create EI --amount 5',
    "create '; --amount 5",
    'create EID10 EID20 --amount 5',
    'create EID10 --amount 5 --until 2026-02-30',
    'create EID10 --amount 5 --uses 0',
    'remove EID10',
    '--percent 10',
  ])('fails with its usage for "%s"', (words) => {
    expect(() => parsePromo(words.split(' '))).toThrow(/^Use: promo, which lists the codes/);
  });
});
