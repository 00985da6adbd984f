import { findDifference } from './storyTexts';

const SERVED = ['<h1>', 'Orders', '<p>', 'None'];

describe('the difference between server and browser', () => {
  it('is undefined if both are equal, or if the browser makes only allowed changes', () => {
    expect(findDifference(SERVED, SERVED, 'keeps')).toBeUndefined();
    const more = ['<h1>', 'Orders', '<button>', '<p>', 'None', '<ul>'];
    expect(findDifference(SERVED, more, 'adds')).toBeUndefined();
    expect(findDifference(SERVED, ['<form>'], 'replaces')).toBeUndefined();
  });

  it.each([
    ['another text', ['<h1>', 'Orders', '<p>', 'One'], 'keeps'],
    ['an addition', [...SERVED, '<ul>'], 'keeps'],
    ['a loss', ['<h1>', 'Orders'], 'keeps'],
    ['a loss although the browser may only add', ['<h1>', 'Orders', '<ul>', 'None'], 'adds'],
  ] as const)('is found for %s', (_title, shown, inBrowser) => {
    expect(findDifference(SERVED, shown, inBrowser)).toMatch(/^The server sent <h1>Orders/);
  });
});
