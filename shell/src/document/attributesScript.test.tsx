import { ATTRIBUTES_SCRIPT } from './attributesScript';

const { dataset } = document.documentElement;
const run = new Function(ATTRIBUTES_SCRIPT);

beforeEach(() => {
  dataset.withoutScripts = '';
});

function startIn({ isOld, type }: { isOld: boolean; type: string }): void {
  Object.assign(CSS, { supports: () => !isOld });
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  run();
}

afterEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(CSS, { supports: () => true });
  location.hash = '';
});

it('a page that is shown from its top has data-first-view', () => {
  startIn({ isOld: false, type: 'navigate' });
  expect(dataset).toHaveProperty('firstView', '');
});

it('a page whose scripts run does not have the attribute data-without-scripts', () => {
  startIn({ isOld: false, type: 'navigate' });
  expect(dataset).not.toHaveProperty('withoutScripts');
});

it.each([
  ['Back', 'back_forward', ''],
  ['a navigation to a fragment', 'navigate', '#reviews'],
])('after %s, a page has no data-first-view', (_title, type, hash) => {
  location.hash = hash;
  startIn({ isOld: false, type });
  expect(dataset).not.toHaveProperty('firstView');
});

// jsdom has no popovers.
it('in a browser without popovers, a page has data-sheets, which hides menu and search', () => {
  startIn({ isOld: false, type: 'navigate' });
  expect(dataset).toHaveProperty('sheets', '');
});

it("in a browser that is too old for the shop's scripts, a page has only the attribute data-without-scripts", () => {
  startIn({ isOld: true, type: 'navigate' });
  expect({ ...dataset }).toEqual({ withoutScripts: '' });
});
