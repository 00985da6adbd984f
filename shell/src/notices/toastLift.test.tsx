import { toastLift } from './toastLift';

/** Height of the toast, px. */
const TOAST = 50;
/** Gap between the toast and the element below it, px. */
const GAP = 12;

function place(tag: string, { top, height, left = 0, width = 360 }: Partial<DOMRect>): HTMLElement {
  const made = document.createElement(tag);
  made.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  document.body.append(made);
  return made;
}

describe('toastLift', () => {
  const toast = () => {
    const host = document.createElement('div');
    host.append(place('output', { top: 738, height: TOAST, left: 40, width: 280 }));
    document.body.append(host);
    return host;
  };
  beforeEach(() => {
    Object.assign(window, { innerWidth: 360, innerHeight: 800 });
    document.elementsFromPoint = () => [];
  });
  afterEach(() => document.body.replaceChildren());

  it('is 0 if no control is where the toast appears', () => {
    place('button', { top: 600, height: 44 });
    place('p', { top: 740, height: 44 });
    place('button', { top: 740, height: 44, left: 330, width: 20 });
    expect(toastLift(toast())).toBe(0);
  });

  it.each(['button', 'input', 'select', 'textarea', 'summary'])(
    'puts the toast above a %s that it would cover',
    (tag) => {
      place(tag, { top: 745, height: 44 });
      expect(toastLift(toast())).toBe(800 - 745);
    },
  );

  it('puts the toast above a link that looks like a button', () => {
    place('a', { top: 745, height: 44 }).dataset.button = '';
    expect(toastLift(toast())).toBe(800 - 745);
  });

  it('puts the toast above two controls if it does not fit between them', () => {
    place('button', { top: 745, height: 44 });
    place('button', { top: 745 - GAP - TOAST - 40, height: 44 });
    expect(toastLift(toast())).toBe(800 - (745 - GAP - TOAST - 40));
  });

  it('uses the space between two controls if the toast fits', () => {
    place('button', { top: 745, height: 44 });
    place('button', { top: 745 - GAP - TOAST - 44, height: 44 });
    expect(toastLift(toast())).toBe(800 - 745);
  });

  it('ignores controls that are hidden, and those of the toast itself', () => {
    place('button', { top: 0, height: 0, width: 0 });
    const card = toast();
    card.firstElementChild?.append(place('button', { top: 740, height: 44, left: 270, width: 44 }));
    expect(toastLift(card)).toBe(0);
  });

  it('is 0 if controls fill the lower half of the screen, because the toast must stay at the bottom', () => {
    for (let top = 380; top < 800; top += 50) place('button', { top, height: 44 });
    expect(toastLift(toast())).toBe(0);
  });

  it('ignores the controls behind an open modal', () => {
    place('button', { top: 745, height: 44 });
    const modal = place('dialog', { top: 0, height: 800 });
    const card = toast();
    modal.append(card);
    expect(toastLift(card)).toBe(0);
  });
});
