import type { RouteObject } from '@marketplace/contracts/router';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { dispatch } from '../cart/cartStore';
import { inLayout } from './inLayout';

/** Time limit in ms; the first page of a test run is compiled while it loads. */
const TIME_LIMIT_MS = 15_000;

/** Opens a page as a browser does, and waits for its heading. */
export async function openPage(routes: RouteObject[], path: string, heading: string) {
  // A new document has no recent reply to a mutation.
  dispatch({ type: 'invalidated' });
  const page = renderRoutes(inLayout(routes), { path });
  const expected = { level: 1, name: heading };
  await screen.findByRole('heading', expected, { timeout: TIME_LIMIT_MS });
  return page;
}
