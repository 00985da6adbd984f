import { collectFailures } from './gatewayFailures';

const FAILURE = {
  event: 'failure',
  page: '/product/:slug',
  detail: 'x is undefined',
  remote: 'mf_catalog',
  version: '2',
  at: 'server/remoteEntry.js:9:3',
};

const failed = (pattern: string) => ({
  page: { pattern, owner: 'mf_catalog', path: '/product/rui' },
  locale: 'en' as const,
  problems: ['the server answers 500'],
});

function explain(pattern: string, ...chunks: string[]): string[] {
  const logged = collectFailures();
  for (const chunk of chunks) logged.read(Buffer.from(chunk));
  return logged.explain(failed(pattern)).problems;
}

it('collectFailures adds the exception and its position to a failed page', () => {
  expect(explain('/product/:slug', `${JSON.stringify(FAILURE)}\n`)).toEqual([
    'the server answers 500: x is undefined (/releases/mf_catalog/2/server/remoteEntry.js:9:3)',
  ]);
});

it('collectFailures reads a line that comes in two chunks, and ignores other output', () => {
  const line = JSON.stringify({ ...FAILURE, at: undefined });
  const output = `{"event":"request"}\n"event":"failure"\n${line}\n`;
  const middle = output.length - 20;
  expect(explain('/product/:slug', output.slice(0, middle), output.slice(middle))).toEqual([
    'the server answers 500: x is undefined',
  ]);
});

it('collectFailures adds the exception of a remote that could not be loaded to a page of the remote', () => {
  const { page: _, ...failure } = FAILURE;
  const loading = { ...failure, what: 'remote mf_catalog', detail: 'no such texts' };
  const unavailable = { ...FAILURE, detail: '[object Object]', at: undefined };
  const lines = [loading, unavailable].map((each) => `${JSON.stringify(each)}\n`);
  expect(explain('/product/:slug', ...lines)).toEqual([
    'the server answers 500: no such texts (/releases/mf_catalog/2/server/remoteEntry.js:9:3)',
  ]);
});

it('collectFailures does not change a failed page for which no exception was logged', () => {
  expect(explain('/cart', `${JSON.stringify(FAILURE)}\n`)).toEqual(['the server answers 500']);
});
