import { redirectToHandle } from './redirectToHandle';

const visit = (slug: string, handle = 'rui-fish') => {
  const request = new Request(`https://shop.example/product/${encodeURIComponent(slug)}?variant=1`);
  try {
    redirectToHandle(request, { slug, handle, path: `/product/${handle}` });
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return [thrown.status, thrown.headers.get('location')];
  }
};

describe('redirectToHandle', () => {
  it.each(['Rui-Fish', 'RUI-FISH\u200B', ' rui-fish\u2060'])(
    'redirects the handle %j to the handle that the API returns, and keeps the query',
    (slug) => {
      expect(visit(slug)).toEqual([301, '/product/rui-fish?variant=1']);
    },
  );

  it.each([
    ['rui-fish', 'rui-fish'],
    ['rohu', 'rui-fish'],
    ['Rui', 'Rui'],
    ['rui', 'Rui'],
  ])('does not redirect if the URL has the handle %j and the API returns %j', (slug, handle) => {
    expect(visit(slug, handle)).toBeUndefined();
  });
});
