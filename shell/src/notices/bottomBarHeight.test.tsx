import { bottomBarHeight } from './bottomBarHeight';

function element(position: string, top: number): HTMLElement {
  const made = document.createElement('div');
  made.style.position = position;
  made.getBoundingClientRect = () => new DOMRect(0, top, 390, 844 - top);
  document.body.append(made);
  return made;
}

const see = (...stack: Element[]) => {
  document.elementsFromPoint = () => stack;
};

describe('the bar at the lower edge of the screen', () => {
  beforeEach(() => Object.assign(window, { innerWidth: 390, innerHeight: 844 }));

  it.each([
    ['a sticky bar', 'sticky', 772, 72],
    ['a fixed bar', 'fixed', 780, 64],
    ['the page itself', 'static', 700, 0],
    ['a column that sticks over the whole screen', 'sticky', 100, 0],
  ])('counts of %s its height', (_what, position, top, height) => {
    see(element('static', 800), element(position, top), document.body);
    expect(bottomBarHeight()).toBe(height);
  });

  it('is not the toasts themselves', () => {
    const toasts = element('fixed', 780);
    see(toasts, document.body);
    expect(bottomBarHeight(toasts)).toBe(0);
  });

  it('is 0 in browsers without elementsFromPoint', () => {
    Reflect.deleteProperty(document, 'elementsFromPoint');
    expect(bottomBarHeight()).toBe(0);
  });
});
