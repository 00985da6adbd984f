import { type Failure, failuresAddedBy, groupByCause, keepCauses, sampleCauses } from './failures';

const page = (path: string) => ({ pattern: path, owner: 'mf_content' as const, path });
const failure = (path: string, problems: string[], locale: 'en' | 'bn' = 'en'): Failure => ({
  page: page(path),
  locale,
  problems,
});

const PICTURE = 'the browser logs: 404 /media/rui.webp';
const failedCall = (path: string, status = 503) =>
  `the browser logs: Failed to load resource: the server responded with a status of ${status} (/api${path})`;
const EXCEPTION = 'uncaught in the browser: TypeError: x is undefined';

describe('failuresAddedBy', () => {
  it('leaves out failures that the live composition has as well', () => {
    const candidate = [failure('/', [PICTURE]), failure('/blog', [PICTURE, EXCEPTION])];
    const live = [failure('/', [PICTURE]), failure('/blog', [PICTURE])];
    expect(failuresAddedBy(candidate, live)).toEqual([failure('/blog', [EXCEPTION])]);
  });

  it('recognizes a problem of the live composition even if its trace, time and port differ', () => {
    const candidate = [failure('/', ['logs: {"trace":"4bf92f3577b34da6","at":17.5} port 40123'])];
    const live = [failure('/', ['logs: {"trace":"00f067aa0ba902b7","at":9.25} port 39999'])];
    expect(failuresAddedBy(candidate, live)).toEqual([]);
  });

  it('leaves out an API call that also fails on another live page, with other parameters', () => {
    const candidate = [failure('/login', [failedCall('/product/public/product/by-handle/potato')])];
    const live = [failure('/', [failedCall('/product/public/product/by-handle/rui?x=1')])];
    expect(failuresAddedBy(candidate, live)).toEqual([]);
  });

  it.each([
    ['only another API call fails', failedCall('/blog/by-handle/potato')],
    ['the call has another status', failedCall('/product/public/product/by-handle/rui', 500)],
  ])('keeps a failed API call if, in the live composition, %s', (_title, other) => {
    const candidate = [failure('/', [failedCall('/product/public/product/by-handle/potato')])];
    expect(failuresAddedBy(candidate, [failure('/', [other])])).toEqual(candidate);
  });

  it('leaves out a picture that gets a 500 from the API if another picture on a live page gets a 500 too', () => {
    const candidate = [failure('/', [failedCall('/media/products/rui-small.webp', 500)])];
    const live = [failure('/blog', [failedCall('/media/products/lichu-small.webp', 500)])];
    expect(failuresAddedBy(candidate, live)).toEqual([]);
  });

  it('keeps the failure of a missing picture if only another picture is missing in the live composition', () => {
    const candidate = [failure('/', [failedCall('/media/rui.webp', 404)])];
    const live = [failure('/', [failedCall('/media/lichu.webp', 404)])];
    expect(failuresAddedBy(candidate, live)).toEqual(candidate);
  });

  it('keeps a 500 where the live composition answers 503', () => {
    const candidate = [failure('/', ['the server answers 500'])];
    expect(failuresAddedBy(candidate, [failure('/', ['the server answers 503'])])).toEqual(
      candidate,
    );
  });

  it('keeps a problem that the live composition has in another language or on another page', () => {
    const candidate = [failure('/blog', [EXCEPTION], 'bn')];
    const live = [failure('/blog', [EXCEPTION], 'en'), failure('/', [EXCEPTION], 'bn')];
    expect(failuresAddedBy(candidate, live)).toEqual(candidate);
  });
});

describe('sampleCauses', () => {
  const pages = ['/1', '/2', '/3', '/4', '/5'];

  it('chooses three of the pages with the same problem, even if its details differ', () => {
    const failures = pages.map((path, index) => failure(path, [`${EXCEPTION} 1234${index}`]));
    expect(sampleCauses(failures)).toEqual(failures.slice(0, 3));
  });

  it('chooses a page that alone has a problem, although three others have its second problem', () => {
    const failures = pages.map((path) =>
      failure(path, path === '/5' ? [EXCEPTION, PICTURE] : [EXCEPTION]),
    );
    expect(sampleCauses(failures)).toEqual([...failures.slice(0, 3), failures[4]]);
  });
});

describe('keepCauses', () => {
  it('keeps each page with a problem of the samples, and only this problem', () => {
    const failures = [
      failure('/', [EXCEPTION, PICTURE]),
      failure('/blog', [EXCEPTION]),
      failure('/about-us', [PICTURE]),
    ];
    expect(keepCauses(failures, [failure('/', [EXCEPTION])])).toEqual([
      failure('/', [EXCEPTION]),
      failure('/blog', [EXCEPTION]),
    ]);
  });
});

describe('groupByCause', () => {
  it('lists a problem once, with all its pages and languages', () => {
    const failures = [
      failure('/blog', [EXCEPTION], 'bn'),
      failure('/blog', [EXCEPTION, PICTURE]),
      failure('/about-us', [EXCEPTION]),
    ];
    expect(groupByCause(failures)).toEqual([
      { what: EXCEPTION, pages: [page('/blog'), page('/about-us')], locales: ['en', 'bn'] },
      { what: PICTURE, pages: [page('/blog')], locales: ['en'] },
    ]);
  });
});
