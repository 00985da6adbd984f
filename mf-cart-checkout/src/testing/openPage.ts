import type { RouteObject } from '@marketplace/contracts/router';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { dispatch } from '../cart/cartStore';
import { inLayout } from './inLayout';

/** Time limit in ms. It is long, because the first page of a test run must be compiled. */
const TIME_LIMIT_MS = 15_000;

/** Opens a page as a browser does, and waits for its heading. */
export async function openPage(routes: RouteObject[], path: string, heading: string) {
  // Removes the last reply to a mutation, because a new document has none.
  dispatch({ type: 'invalidated' });
  const page = renderRoutes(inLayout(routes), { path });
  const expected = { level: 1, name: heading };
  await screen.findByRole('heading', expected, { timeout: TIME_LIMIT_MS });
  return page;
}
