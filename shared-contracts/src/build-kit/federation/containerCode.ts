import type { ReleaseSide } from '../../contracts/testSession';

/** A change of a remote's container, as source code. */
export interface ContainerChange {
  /** Source of a function that receives the exports of `./routes` and returns changed exports. */
  routes?: string;
  /** Code that runs when the container is evaluated. */
  container?: string;
}

/**
 * Source of a function that changes each page of a remote, at any depth of its routes.
 * @param change source of a function that receives a route and returns the changed members
 */
export const eachPage = (change: string) => `(exports) => {
  const change = ${change};
  const each = (routes) => routes.map((route) =>
    route.children ? { ...route, children: each(route.children) } : { ...route, ...change(route) });
  return {
    ...exports,
    loadMessages: exports.loadMessages,
    routes: each(exports.routes),
    marketRoutes: (market) => each(exports.marketRoutes?.(market) ?? []),
  };
}`;

/** Source of a function that makes each page throw while it renders on the given side. */
export const throwInRender = (side: ReleaseSide, message: string) =>
  eachPage(`({ lazy }) => lazy && ({ lazy: async () => {
    const { Component, ...page } = await lazy();
    const Throwing = (props) => {
      if (${side === 'server' ? '!' : ''}globalThis.document) throw new Error(${JSON.stringify(message)});
      return Component(props);
    };
    return { ...page, Component: Throwing };
  } })`);

/**
 * Returns the code of a change, to be appended to the file of a container.
 * @param variable expression for the container: `module.exports` on the server, the remote's name
 * in a browser
 */
export function containerCode(
  { container: atImport = '', routes = '' }: ContainerChange,
  variable: string,
): string {
  const wrapped = `
  const get = container.get;
  container.get = async (name, ...rest) => {
    const factory = await get(name, ...rest);
    if (name !== './routes') return factory;
    const changed = (${routes})(factory());
    return () => changed;
  };`;
  return `
;(() => {
  const container = { ...${variable} };
  for (const key of ['get', 'init']) container[key] = ${variable}[key];
  ${atImport}
  ${routes && wrapped}
  ${variable} = container;
})();
`;
}
