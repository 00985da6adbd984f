import { bottomBarHeight, bottomNoticeHeight } from './bottomBarHeight';

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

describe('bottomBarHeight', () => {
  beforeEach(() => Object.assign(window, { innerWidth: 390, innerHeight: 844 }));

  it.each([
    ['a sticky bar', 'sticky', 772, 72],
    ['a fixed bar', 'fixed', 780, 64],
    ['the page', 'static', 700, 0],
    ['a column that sticks over the whole screen', 'sticky', 100, 0],
  ])(
    'measures a bar, but neither the page nor a tall column: %s',
    (_what, position, top, height) => {
      see(element('static', 800), element(position, top), document.body);
      expect(bottomBarHeight()).toBe(height);
    },
  );

  it('ignores the toasts themselves', () => {
    const toasts = element('fixed', 780);
    see(toasts, document.body);
    expect(bottomBarHeight(toasts)).toBe(0);
  });

  it('is 0 in browsers without elementsFromPoint', () => {
    Reflect.deleteProperty(document, 'elementsFromPoint');
    expect(bottomBarHeight()).toBe(0);
  });
});

describe('bottomNoticeHeight', () => {
  beforeEach(() => Object.assign(window, { innerWidth: 390, innerHeight: 844 }));

  /** Stubs `elementsFromPoint`: it returns those of the given elements that cover the point. */
  const seeAt = (...made: HTMLElement[]) => {
    document.elementsFromPoint = (_, y) =>
      made.filter((one) => {
        const { top } = one.getBoundingClientRect();
        return top <= y && y < Number(one.dataset.end ?? 844);
      });
  };
  const notice = (top: number, end: number) => {
    const made = element('fixed', top);
    made.dataset.end = String(end);
    return made;
  };

  it('includes the notice and the gap below the notice', () => {
    seeAt(notice(660, 832));
    expect(bottomNoticeHeight()).toBe(184);
  });

  it('includes the notice, the bar below it, and the gap between the two', () => {
    seeAt(element('sticky', 772), notice(600, 760));
    expect(bottomNoticeHeight()).toBe(244);
  });

  it('equals the height of the bar if there is no notice', () => {
    seeAt(element('sticky', 772));
    expect(bottomNoticeHeight()).toBe(72);
  });
});
