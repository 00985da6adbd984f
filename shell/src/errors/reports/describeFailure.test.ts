import { RemoteUnavailableError } from '../missingCode';
import { describeFailure } from './describeFailure';

const SHOP = 'https://shop.example/releases';

function thrown(message: string, ...places: string[]): Error {
  const error = new Error(message);
  error.stack = [`Error: ${message}`, ...places.map((place) => `    at x (${place})`)].join('\n');
  return error;
}

describe('describeFailure', () => {
  it("names the innermost remote in the stack, even if the error was thrown in the shell's libraries", () => {
    const error = thrown(
      'x is undefined',
      `${SHOP}/shell/s1/client/main.js:1:10`,
      `${SHOP}/mf_catalog/c1/client/expose-routes.js:1:200`,
      `${SHOP}/mf_content/o1/client/x.js:1:2`,
    );
    expect(describeFailure({ what: 'unhandledrejection', error })).toEqual({
      kind: 'error',
      what: 'unhandledrejection',
      message: 'x is undefined',
      remote: 'mf_catalog',
      version: 'c1',
      at: 'client/expose-routes.js:1:200',
    });
  });

  it("names the shell if the stack contains only the shell's files", () => {
    const error = thrown('x', `${SHOP}/shell/s1/client/main.js:1:10`);
    expect(describeFailure({ what: 'error', error })).toMatchObject({
      remote: 'shell',
      version: 's1',
    });
  });

  it("reads the component stack if the error's stack contains only the shell's files", () => {
    const error = thrown('Objects are not valid', `${SHOP}/shell/s1/client/main.js:1:10`);
    const componentStack = `\n    at Price (${SHOP}/mf_catalog/c1/client/p.js:2:3)`;
    expect(describeFailure({ what: 'region', error, componentStack })).toMatchObject({
      kind: 'region',
      remote: 'mf_catalog',
      at: 'client/p.js:2:3',
    });
  });

  it('reads stacks from the server too', () => {
    const error = thrown('x', 'http://releases.internal/mf_content/o1/server/expose-routes.js:3:4');
    expect(describeFailure({ what: 'rendering', error })).toMatchObject({
      remote: 'mf_content',
      version: 'o1',
      at: 'server/expose-routes.js:3:4',
    });
  });

  it.each([
    [
      'a remote',
      new RemoteUnavailableError('mf_account', 'routes', '/e.js', new Error('404')),
      'mf_account',
    ],
    [
      'a chunk',
      Object.assign(new Error('Loading failed'), {
        name: 'ChunkLoadError',
        request: `${SHOP}/mf_account/a1/client/c.js`,
        stack: '',
      }),
      'mf_account',
    ],
  ])('reports %s that cannot be loaded as the kind "load"', (_what, error, remote) => {
    expect(describeFailure({ what: 'prefetch', error })).toMatchObject({ kind: 'load', remote });
  });

  it('includes the reason why a remote could not be loaded', () => {
    const error = new RemoteUnavailableError('mf_account', 'routes', '/e.js', new Error('timeout'));
    expect(describeFailure({ what: 'x', error }).message).toBe(
      'mf_account/routes cannot be loaded: timeout',
    );
  });

  it("recognises the failure of a bus handler by the failure's name", () => {
    expect(describeFailure({ what: 'handler of cart:changed', error: new Error('x') }).kind).toBe(
      'handler',
    );
  });

  it.each([undefined, null, 'text', 7, { toString: () => 'odd' }])(
    'accepts %p as a thrown value',
    (error) => {
      expect(describeFailure({ what: 'error', error })).toEqual({
        kind: 'error',
        what: 'error',
        message: String(error),
      });
    },
  );

  it('uses the release that the caller names', () => {
    const failure = { what: 'x', error: new Error('x'), remote: 'mf_catalog', version: 'c9' };
    expect(describeFailure(failure)).toMatchObject({ remote: 'mf_catalog', version: 'c9' });
  });
});
