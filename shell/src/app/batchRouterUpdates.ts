import { type createBrowserRouter, IDLE_NAVIGATION } from 'react-router-dom';
import { PROGRESS_DELAY_MS } from '../layouts/NavigationProgress';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];

/**
 * Wraps the router for `RouterProvider`, so that a quick navigation does not render the old page
 * again and a new page renders synchronously. Both save time on a slow phone. Showing the progress
 * renders the old page once more (50 ms). A transition paints frames while it renders, and each
 * frame recalculates the old page's styles with the new page's rules.
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

/** Excludes submissions, because their progress is shown immediately. */
const isOnlyLoading = ({ navigation }: RouterState) =>
  navigation.state === 'loading' && !navigation.formMethod;

const isSame = (one: RouterState, other: RouterState) =>
  // `Object.entries` lists only keys of the state.
  Object.entries(one).every(([key, value]) => other[key as keyof RouterState] === value);

/**
 * Removes the focus before React removes the focused element. Otherwise the browser would
 * recalculate all styles when the element goes, including the new page's rules (40 ms).
 */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}
