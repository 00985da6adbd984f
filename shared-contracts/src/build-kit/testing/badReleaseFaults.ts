import {
  type ContainerChange,
  containerCode,
  eachPage,
  throwInRender,
} from '../federation/containerCode';

/** A fault of a release, as source code that is added to the release. */
interface BadReleaseFault extends ContainerChange {
  /**
   * True if only the server code of the release has the fault. In a browser, the fault would crash
   * the tab, and no code can prevent that.
   */
  isServerOnly?: boolean;
}

const error = (where: string) => `new Error('bad release: ${where}')`;

/** Source of code that runs before each page's own loader. */
const inLoader = (code: string) =>
  eachPage(
    `({ loader }) => ({ loader: (...args) => { ${code}; return loader?.(...args) ?? null; } })`,
  );

const inRender = (code: string) =>
  eachPage(`() => ({ lazy: async () => ({ Component: () => { ${code} } }) })`);

const withTexts = (code: string) =>
  `(exports) => ({ ...exports, routes: exports.routes, marketRoutes: exports.marketRoutes, loadMessages: ${code} })`;

const withRoute = (route: string) =>
  `(exports) => ({ loadMessages: exports.loadMessages, marketRoutes: exports.marketRoutes, routes: [...[${route}].flat(), ...exports.routes] })`;

export const BAD_RELEASE_FAULTS = {
  /** No fault: works like the release from which it is copied. */
  none: {},
  'random text': {
    routes: eachPage(
      '() => ({ lazy: async () => ({ Component: () => "Drawn: " + Math.random() }) })',
    ),
  },
  'throws at import': { container: `throw ${error('import')};` },
  'throws in render': { routes: inRender(`throw ${error('render')};`) },
  'throws in render on the server': { routes: throwInRender('server', 'bad release: render') },
  'throws in render in a browser': { routes: throwInRender('browser', 'bad release: render') },
  'throws in handler': {
    container: `for (const event of ['click', 'keydown', 'popstate']) {
      globalThis.document && addEventListener(event, () => { throw ${error('handler')}; });
    }`,
  },
  'throws in one of 20 loaders': {
    routes: inLoader(`if (Math.random() < 0.05) throw ${error('loader')}`),
  },
  'throws in loader': { routes: inLoader(`throw ${error('loader')}`) },
  'texts reject': { routes: withTexts(`() => Promise.reject(${error('texts')})`) },
  'texts hang': { routes: withTexts('() => new Promise(() => undefined)') },
  'loader hangs': { routes: eachPage('() => ({ loader: () => new Promise(() => undefined) })') },
  'unhandled rejection': { routes: inLoader(`Promise.reject(${error('nobody handles')})`) },
  'exception in a timer': { routes: inLoader(`setTimeout(() => { throw ${error('timer')}; })`) },
  'endless loop at import': { container: 'for (;;);', isServerOnly: true },
  'endless loop in loader': { routes: inLoader('for (;;)'), isServerOnly: true },
  'endless loop in render': { routes: inRender('for (;;);'), isServerOnly: true },
  'endless loop in background': {
    container: 'setTimeout(() => { for (;;); }, 8000);',
    isServerOnly: true,
  },
  'process.exit': { routes: inLoader('process.exit(0)'), isServerOnly: true },
  'memory leak': {
    routes: inLoader('(globalThis.leak ??= []).push(Buffer.alloc(30e6, 1))'),
    isServerOnly: true,
  },
  'wrong payloads': {
    routes: eachPage('() => ({ loader: () => ({ head: 5n, items: 7, products: null }) })'),
  },
  'routes of others': {
    routes: withRoute(
      `['', 'product', 'cart', 'orders', 'blog'].map((path) => ({ id: 'stolen-' + path, path: path || undefined, index: !path || undefined, lazy: async () => ({ Component: () => 'stolen page' }) }))`,
    ),
  },
  'route ids of others': {
    routes: withRoute(
      `['root', 'pages', 'unavailable', 'rest'].map((id) => ({ id, path: 'stolen/' + id }))`,
    ),
  },
  'incompatible React': {
    container:
      "if (container) container.init = () => { throw new Error('Unsatisfied version of shared singleton module react'); };",
  },
} satisfies Record<string, BadReleaseFault>;

export type BadRelease = keyof typeof BAD_RELEASE_FAULTS;

/**
 * Returns the code of a fault, to be appended to a container.
 * @param container expression for the container, see `containerCode`
 */
export const badContainerCode = (fault: BadRelease, container: string): string =>
  containerCode(BAD_RELEASE_FAULTS[fault], container);

/** True if the release's browser code is unchanged. */
export const isServerOnly = (fault: BadRelease): boolean => {
  const { isServerOnly: isOnly = false }: BadReleaseFault = BAD_RELEASE_FAULTS[fault];
  return isOnly;
};
