import { type createBrowserRouter, IDLE_NAVIGATION } from 'react-router-dom';
import { PROGRESS_DELAY_MS } from '../layouts/NavigationProgress';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];

/**
 * The router for `RouterProvider`: a navigation that is over before its progress is to be seen renders once,
 * and a new page in one go. Both are time of a slow phone between a tap and its page: to be told that a page
 * loads renders the page that is left (50 ms), and a transition draws frames between its slices of work, each
 * of which matches the new page's styles with the old page.
 */
export function batchRouterUpdates(router: Router): Router {
  const subscribe: Router['subscribe'] = (notify) => {
    let shown = router.state;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isProgressShown = false;
    const show: typeof notify = (state, options) => {
      if (isSame(state, shown) && options.deletedFetchers.length === 0) return;
      const isNewPage = state.location.pathname !== shown.location.pathname;
      if (isNewPage) leaveFocus();
      shown = state;
      notify(state, isNewPage ? { ...options, flushSync: true } : options);
    };
    const showProgress = () => {
      isProgressShown = true;
      show(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    };
    const unsubscribe = router.subscribe((state, options) => {
      if (isOnlyLoading(state)) {
        timer ??= setTimeout(showProgress, PROGRESS_DELAY_MS);
      } else {
        clearTimeout(timer);
        timer = undefined;
        isProgressShown = false;
      }
      const isHeld = isOnlyLoading(state) && !isProgressShown;
      show(isHeld ? { ...state, navigation: IDLE_NAVIGATION } : state, options);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** A form that is on its way shows so at once. */
const isOnlyLoading = ({ navigation }: RouterState) =>
  navigation.state === 'loading' && !navigation.formMethod;

const isSame = (one: RouterState, other: RouterState) =>
  // Its entries have no other keys.
  Object.entries(one).every(([key, value]) => other[key as keyof RouterState] === value);

/**
 * A browser that removes what has the focus matches all styles first: with the page that is left, and by then
 * the next page's are among them (40 ms).
 */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}
