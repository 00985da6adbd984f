import type { ViewFigures } from './measureView';
import {
  BACK,
  EARLY,
  FIRST_TOUCH,
  formatAnswers,
  formatVisits,
  goalsOf,
  TO_PRODUCT,
} from './pagesReport';

const KB = 1024;
const FLOOR: ViewFigures = {
  fcp: 300,
  lcp: 400,
  blocking: 0,
  longestTask: 0,
  html: 2 * KB,
  earlyScript: 0,
  firstScript: 0,
  script: 0,
};
/** Figures that just meet every goal. */
const GOOD: ViewFigures = {
  fcp: 420,
  lcp: 460,
  blocking: 150,
  longestTask: 90,
  html: 24 * KB,
  earlyScript: 115 * KB,
  firstScript: 145 * KB,
  script: 165 * KB,
};

/** Missed goals, each with the measured value. */
const findMisses = (...measured: Parameters<typeof goalsOf>) =>
  goalsOf(...measured)
    .filter(({ isMet }) => !isMet)
    .map(({ what, value, goal }) => `${what} ${value} ${goal}`);

const missesOf = (name: string, figures: Partial<ViewFigures>) =>
  findMisses([FLOOR], new Map([[name, [{ ...GOOD, ...figures }]]]), new Map());

describe('the report of the pages', () => {
  it.each(['home', 'product', 'cart'])(
    'reports no missed goal for a %s page that just meets all goals',
    (name) => {
      expect(missesOf(name, {})).toEqual([]);
    },
  );

  it.each<[keyof ViewFigures, number, string]>([
    ['fcp', 450, "home: FCP by the floor's 1.50 ≤ 1.4"],
    ['blocking', 151, 'home: blocking time, ms 151 ≤ 150'],
    ['html', 25 * KB, 'home: HTML, KB 25.0 ≤ 24'],
    ['earlyScript', 116 * KB, 'home: script before idle, KB 116.0 ≤ 115'],
    ['script', 166 * KB, 'home: script in all, KB 166.0 ≤ 165'],
  ])('reports a missed goal if %s is too high', (key, value, sentence) => {
    expect(missesOf('home', { [key]: value })).toEqual([sentence]);
  });

  it('compares only the LCP of the product page with that of the floor page', () => {
    expect(missesOf('cart', { lcp: 600 })).toEqual([]);
    expect(missesOf('product', { lcp: 600 })).toEqual(["product: LCP by the floor's 1.50 ≤ 1.15"]);
  });

  it('compares the median of the visits, and the slowest of a few taps, with the goals', () => {
    const visits = new Map([['cart', [GOOD, { ...GOOD, blocking: 900 }, GOOD]]]);
    const answers = new Map([['menu', [[50, 40], [130]]]]);
    expect(findMisses([FLOOR], visits, answers)).toEqual([
      'menu: p98 of the presses, ms 130 ≤ 100',
    ]);
    expect(formatAnswers(answers)).toMatch(
      /menu +\| +3 \| +50 \(40–130\) \| +90 \(50–130\) \| +130/,
    );
  });

  it('allows one late tap in fifty', () => {
    const answers = (late: number[]) =>
      new Map([['menu', [Array(50 - late.length).fill(40), late]]]);
    expect(findMisses([FLOOR], new Map(), answers([900]))).toEqual([]);
    expect(findMisses([FLOOR], new Map(), answers([900, 101]))).toHaveLength(1);
  });

  it.each([
    [TO_PRODUCT, 200, 1],
    [BACK, 200, 1],
    [FIRST_TOUCH, 5000, 0],
    [EARLY, 5000, 0],
  ])('for "%s", accepts %d ms, and reports %d missed goals for 1 ms more', (name, most, misses) => {
    expect(findMisses([FLOOR], new Map(), new Map([[name, [[most]]]]))).toEqual([]);
    const late = new Map([[name, [[most + 1]]]]);
    expect(findMisses([FLOOR], new Map(), late)).toHaveLength(misses);
  });

  it('shows the FCP and LCP of each page also as ratios to those of the floor page', () => {
    const [, , floor, cart] = formatVisits([FLOOR], new Map([['cart', [GOOD]]])).split('\n');
    expect(floor).toMatch(/^\| floor .*300 \(300–300\) \| +1\.00/);
    expect(cart).toMatch(/^\| cart .*1\.40 .*1\.15 .*115\.0 .*165\.0 .*24\.0 \|$/);
  });
});
