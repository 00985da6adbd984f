/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { TestProviders } from '../testing/renderInShell';
import { PageFailure } from './PageFailure';

it('PageFailure renders on the server, where the state of the connection is unknown', async () => {
  expect(globalThis.navigator?.onLine).toBeUndefined();
  const failure = (
    <PageFailure status={503} code="4f2a91bc" onRetry={() => undefined} isRetrying={false} />
  );
  const handler = createStaticHandler([{ path: '/', element: failure }]);
  // The cast is safe: no loader redirects, so the result is a context.
  const context = (await handler.query(new Request('https://shop.test/'))) as StaticHandlerContext;
  const html = renderToString(
    <TestProviders>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
      />
    </TestProviders>,
  );
  expect(html).toContain('This part of the shop is not answering');
});
