import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import type { HotModule } from './HotModule';

declare global {
  interface Window {
    /** Called by each module with components (`refreshLoader`), in all parts of the page. */
    __refresh: { begin: typeof begin; end: typeof end };
  }
}

/** Names of the exports of a route's module that are not components. */
const ROUTE_FIELDS = new Set(['action', 'handle', 'loader', 'shouldRevalidate']);

type Exports = Readonly<Record<string, unknown>>;

/** Returns the functions that compiled code calls to register components and hooks. */
function begin(moduleId: string) {
  return {
    $RefreshReg$: (type: unknown, id: string) => register(type, `${moduleId} ${id}`),
    $RefreshSig$: createSignatureFunctionForTransform,
  };
}

/**
 * Lets a module be replaced on its own if it exports only components, or is the module of a route.
 * If one of its other exports changes, the page is reloaded.
 */
function end({ exports }: { exports: Exports }, hot: HotModule | undefined): void {
  const names = Object.keys(exports);
  const others = names.filter((name) => !isLikelyComponentType(exports[name]));
  const isReplaceable =
    others.length < names.length && others.every((name) => ROUTE_FIELDS.has(name));
  if (!hot || !isReplaceable) return;
  const content = others.map((name) => textOf(exports[name])).join();
  hot.accept();
  hot.dispose((data) => {
    data.content = content;
  });
  if (!hot.data) return;
  if (hot.data.content === content) refreshSoon();
  else location.reload();
}

const textOf = (value: unknown) =>
  typeof value === 'function' ? String(value) : JSON.stringify(value);

let isScheduled = false;

/** Renders the changed components once all modules of an update are replaced. */
function refreshSoon(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    performReactRefresh();
  });
}

injectIntoGlobalHook(window);
window.__refresh = { begin, end };
