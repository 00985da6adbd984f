import { pageHandleOf } from './matchedRoutes';

describe('what a page asks of the shell, for a browser without its code', () => {
  it('is the layout of the deepest route and the guards of all', () => {
    const handles = [
      undefined,
      { middleware: ['userAuth'], layout: 'landing' as const },
      { layout: 'user' as const, loadMessages: async () => ({ messages: {} }) },
    ];
    expect(pageHandleOf(handles)).toEqual({ layout: 'user', middleware: ['userAuth'] });
  });

  it('is absent from the document where it is nothing', () => {
    expect(pageHandleOf([undefined, {}])).toBeUndefined();
  });
});
