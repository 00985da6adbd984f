import { PROGRESS_DELAY_MS } from '@marketplace/contracts/timeLimits';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];

/**
 * The router for `RouterProvider`: a navigation that is over before its progress is to be seen renders once,
 * and a new page in one go. Both are time of a slow phone between a tap and its page: to be told that a page
 * loads renders the page that is left (50 ms), and a transition draws frames between its slices of work, each
 * of which matches the new page's styles with the old page.
 */
export function renderedOnce(router: Router): Router {
  const subscribe: Router['subscribe'] = (notify) => {
    let shown = router.state;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe((state, options) => {
      const show = (isNewPage: boolean) => {
        if (isNewPage) leaveFocus();
        shown = state;
        notify(state, isNewPage ? { ...options, flushSync: true } : options);
      };
      clearTimeout(timer);
      const isHeld = options.deletedFetchers.length === 0 && isOnlyLoading(state, shown);
      if (isHeld) timer = setTimeout(show, PROGRESS_DELAY_MS, false);
      else show(state.location.pathname !== shown.location.pathname);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/**
 * A browser that removes what has the focus matches all styles first: with the page that is left, and by then
 * the next page's are among them (40 ms).
 */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}

/** A form that is on its way shows so at once. */
function isOnlyLoading(state: RouterState, shown: RouterState): boolean {
  const { navigation, ...others } = state;
  const isSame = Object.entries(others).every(([key, value]) => shown[key as 'matches'] === value);
  return isSame && navigation.state === 'loading' && !navigation.formMethod;
}
