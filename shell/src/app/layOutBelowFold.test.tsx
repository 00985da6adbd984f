import { markAttended } from '@marketplace/contracts/onIdle';
import { layOutBelowFold } from './layOutBelowFold';

const { dataset } = document.documentElement;
const parts = () => [...document.querySelectorAll<HTMLElement>('[data-below-fold]')];
const heights = () => parts().map(({ style }) => style.containIntrinsicBlockSize);
const place = (top: number) =>
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, height: 351 } as DOMRect); // all that is read

/** Until the browser was idle once for each part. */
const idle = () => jest.advanceTimersByTime(10_000);

beforeEach(() => {
  delete dataset.attended;
  dataset.firstView = '';
  document.body.innerHTML =
    '<div data-below-fold="near"><section></section></div><div data-below-fold="far"></div>';
  jest.useFakeTimers();
});
afterEach(() => {
  markAttended();
  idle();
  jest.restoreAllMocks();
});

describe('what is below the first view', () => {
  it('has the height of its content once the browser is idle', () => {
    place(2000);
    layOutBelowFold();
    idle();
    expect(heights()).toEqual(['351px', '0px']);
    expect(dataset.firstView).toBe('over');
  });

  it('has it at once where the page is scrolled sooner', () => {
    place(2000);
    layOutBelowFold();
    window.dispatchEvent(new Event('scroll'));
    expect(heights()).toEqual(['351px', '0px']);
  });

  it('is plain where it is in view', () => {
    place(700);
    layOutBelowFold();
    idle();
    expect(parts()).toHaveLength(0);
  });

  it('is plain once somebody is there, one part a frame', () => {
    place(2000);
    layOutBelowFold();
    idle();
    markAttended();
    jest.advanceTimersByTime(16);
    expect(heights()).toEqual(['0px']);
    jest.advanceTimersByTime(32);
    expect(parts()).toHaveLength(0);
    expect(dataset).not.toHaveProperty('firstView');
  });

  it('is plain at once where somebody was there before the code', () => {
    markAttended();
    layOutBelowFold();
    jest.advanceTimersByTime(48);
    expect(parts()).toHaveLength(0);
  });
});
