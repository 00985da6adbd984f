import { pageHandleOf } from './matchedRoutes';

describe('pageHandleOf', () => {
  it('returns the layout of the deepest route and the guards of all routes', () => {
    const handles = [
      undefined,
      { middleware: ['userAuth'], layout: 'landing' as const },
      { layout: 'user' as const, loadMessages: async () => ({ messages: {} }) },
    ];
    expect(pageHandleOf(handles)).toEqual({ layout: 'user', middleware: ['userAuth'] });
  });

  it('returns undefined if no route has a layout or a guard', () => {
    expect(pageHandleOf([undefined, {}])).toBeUndefined();
  });
});
