import { bus, type EventMap } from '@marketplace/contracts/events';
import type { RouteObject } from '@marketplace/contracts/router';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';

/** Time limit in ms. It is long, because the first page of a test run must be compiled. */
const TIME_LIMIT_MS = 15_000;

/** Opens a page inside a layout that also has a home page, and waits for the page's heading. */
export async function openPage(children: RouteObject[], path: string, heading: string) {
  const page = renderRoutes(
    [
      {
        id: 'layout',
        errorElement: createElement('p', null, 'This page cannot be shown'),
        hydrateFallbackElement: createElement('p', null, 'Loading'),
        children: [{ path: '/', element: createElement('h1', null, 'Home') }, ...children],
      },
    ],
    { path },
  );
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: TIME_LIMIT_MS });
  return page;
}

/** Waits for a dialog's form, which appears after the dialog. */
export async function findFormDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await within(dialog).findByRole('button', { name: 'Cancel' });
  return dialog;
}

/** Records toasts until `stop` is called. */
export function recordToasts() {
  const toasts: EventMap['toast:requested'][] = [];
  return { toasts, stop: bus.subscribe('toast:requested', (toast) => toasts.push(toast)) };
}
