import { act, useState } from 'react';

type Leave = (data: Record<string, unknown>) => void;

/** Runs a module as webpack does: first without `data`, later with the earlier version's data. */
function createModule(exports: Record<string, unknown>, data?: Record<string, unknown>) {
  const left: Record<string, unknown> = {};
  const hot = {
    data,
    accept: jest.fn(),
    dispose: (leave: Leave) => leave(left),
    check: async () => null,
  };
  const { $RefreshReg$ } = window.__refresh.begin('./Page.tsx');
  for (const [name, value] of Object.entries(exports)) $RefreshReg$(value, name);
  window.__refresh.end({ exports }, hot);
  return { hot, left };
}

function Page() {
  const [visit] = useState(() => Math.random());
  return <p>first, {visit}</p>;
}

function ChangedPage() {
  const [visit] = useState(() => Math.random());
  return <p>second, {visit}</p>;
}

// Allows `act` without Testing Library, which would load React DOM too early.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('React Refresh replaces a changed component in the page, and keeps its state', async () => {
  // Loads before React DOM, as in the shell's entry.
  await import('./installRefresh');
  const { createRoot } = await import('react-dom/client');
  const { hot, left } = createModule({ Page });
  await act(async () => createRoot(document.body).render(<Page />));
  const first = document.body.textContent ?? '';
  expect(first).toMatch(/^first, 0/);
  jest.useFakeTimers();
  createModule({ Page: ChangedPage }, left);
  await act(async () => jest.runAllTimers());
  expect(document.body.textContent).toBe(first.replace('first', 'second'));
  expect(hot.accept).toHaveBeenCalled();
});

it.each([
  ['a module that exports only components', { Page }, true],
  ['the module of a route', { Component: Page, loader: jest.fn(), handle: {} }, true],
  ['a module that also exports something else', { Page, formatPrice: jest.fn() }, false],
  ['a module without components', { formatPrice: jest.fn() }, false],
])('%s can be replaced on its own: %s', (_title, exports, isReplaced) => {
  const { hot } = createModule(exports);
  expect(hot.accept).toHaveBeenCalledTimes(isReplaced ? 1 : 0);
});
