import { layOutBelowFold } from './layOutBelowFold';
import { markInteracted } from './visitor';

const FIRST_TOUCH_MS = 1500;
/**
 * Time in ms after which `whenIdle` runs a callback in a browser without idle callbacks (Safari).
 */
const IDLE_LIMIT_MS = 2000;
const { dataset } = document.documentElement;
const MARKUP = `
  <div data-below-fold="part"><section></section></div>
  <ul><li data-below-fold="item"><article></article></li></ul>
  <div data-below-fold="part"></div>`;

const folded = () =>
  [...document.querySelectorAll<HTMLElement>('[data-below-fold]')].map(
    (each) => each.dataset.belowFold,
  );
const heights = () =>
  [...document.querySelectorAll<HTMLElement>('div, li')].map(
    ({ style }) => style.containIntrinsicBlockSize,
  );
const place = (top: number) =>
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, height: 351 } as DOMRect); // The cast is safe: only these are read
const passFrames = (count: number) => jest.advanceTimersByTime(16 * count);

beforeEach(() => {
  delete dataset.interacted;
  dataset.firstView = '';
  document.body.innerHTML = MARKUP;
  place(2000);
  jest.useFakeTimers();
});
afterEach(() => {
  markInteracted();
  passFrames(3);
  jest.restoreAllMocks();
});

describe('content below the fold', () => {
  it('is measured one element at a time while the browser is idle, before the first interaction', () => {
    layOutBelowFold();
    jest.advanceTimersByTime(IDLE_LIMIT_MS);
    expect(heights()).toEqual(['351px', '', '']);
    jest.advanceTimersByTime(2 * IDLE_LIMIT_MS);
    expect(heights()).toEqual(['351px', '351px', '0px']);
  });

  it('is uncovered one element at a time while the browser is idle, once a first touch is unlikely', () => {
    layOutBelowFold();
    jest.advanceTimersByTime(FIRST_TOUCH_MS + IDLE_LIMIT_MS);
    expect(folded()).toEqual(['near', 'item', 'part']);
    jest.advanceTimersByTime(2 * IDLE_LIMIT_MS);
    expect(folded()).toEqual(['near', 'near']);
    expect(dataset.firstView).toBe('');
  });

  it('becomes ordinary content if it is in view when it is measured', () => {
    place(700);
    layOutBelowFold();
    jest.advanceTimersByTime(IDLE_LIMIT_MS);
    expect(folded()).toEqual(['item', 'part']);
  });

  it.each(['scroll', 'keydown'])('is measured immediately after a %s event', (type) => {
    layOutBelowFold();
    window.dispatchEvent(new Event(type));
    expect(heights()).toEqual(['351px', '351px', '0px']);
  });

  it('becomes ordinary content after an interaction, one section per frame', () => {
    layOutBelowFold();
    markInteracted();
    passFrames(1);
    expect(folded()).toEqual(['item', 'part']);
    passFrames(2);
    expect(folded()).toEqual(['item']);
    expect(dataset).not.toHaveProperty('firstView');
  });

  it('is laid out normally even if the visitor interacted before layOutBelowFold was called', () => {
    markInteracted();
    layOutBelowFold();
    passFrames(3);
    expect(folded()).toEqual(['item']);
  });
});
