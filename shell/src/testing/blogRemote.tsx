import { init } from '@module-federation/enhanced/runtime';
import { useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { registerComposition } from '../federation/loadRemoteModule';
import { remoteAddresses } from './remoteAddresses';

/** Controls in a test how the remote with the blog behaves. */
export const remote = {
  isDown: false,
  /** True if the page must throw while it renders. */
  isThrowing: false,
  /** Number of runs of the page's loader. */
  loaderRuns: 0,
};

export function Blog() {
  const [presses, setPresses] = useState(0);
  if (remote.isThrowing) throw new Error('wrong React');
  return (
    <>
      <h1>Blog</h1>
      <input name="q" />
      <textarea name="comment" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Like
      </button>
      <output>{presses} likes</output>
    </>
  );
}

const content = {
  routes: [
    {
      id: 'content-blog',
      path: 'blog',
      loader: () => {
        remote.loaderRuns += 1;
        return null;
      },
      lazy: async () => ({ Component: Blog }),
    },
    { id: 'content-post', path: 'blog/:slug', element: <h1>A post</h1> },
  ] satisfies RouteObject[],
  // Rejects to simulate that the remote is down. The container itself cannot fail in later tests,
  // because the runtime loads it only once.
  loadMessages: async () => {
    if (remote.isDown) throw Object.assign(new Error('503'), { name: 'ChunkLoadError' });
    return { messages: {} };
  },
};

const catalog = {
  routes: [
    { id: 'catalog-list', path: 'product', element: <input name="q" aria-label="Product" /> },
  ],
  loadMessages: async () => ({ messages: {} }),
};

/**
 * Starts the real federation runtime, once per test file. Containers come from memory instead of
 * the network.
 */
export function startFederation(): void {
  init({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'containers-in-memory',
        async loadEntry({ remoteInfo }) {
          const isBlog = remoteInfo.name === 'mf_content';
          if (isBlog && remote.isDown) throw new Error('503');
          const routes = isBlog ? content : catalog;
          // The cast is safe: this is a remote's container.
          return { init: () => undefined, get: async () => () => routes } as never;
        },
      },
    ],
  });
  registerComposition(remoteAddresses('/releases/x/1/client/remoteEntry.js'));
}
