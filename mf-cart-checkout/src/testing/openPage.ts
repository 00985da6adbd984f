import type { RouteObject } from '@marketplace/contracts/router';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { dispatch } from '../cart/cartStore';
import { inLayout } from './inLayout';

/** The first page of a test run compiles as it loads, ms. */
const TIME_LIMIT_MS = 15_000;

/** Opens a page as a browser does and waits for its heading. */
export async function openPage(routes: RouteObject[], path: string, heading: string) {
  // A new document knows nothing of the one before.
  dispatch({ type: 'invalidated' });
  const page = renderRoutes(inLayout(routes), { path });
  const expected = { level: 1, name: heading };
  await screen.findByRole('heading', expected, { timeout: TIME_LIMIT_MS });
  return page;
}
