import { type createBrowserRouter, IDLE_NAVIGATION } from 'react-router-dom';
import { PROGRESS_DELAY_MS } from '../page/progressDelay';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];

/**
 * Wraps the router for `RouterProvider`, to save time on slow phones. A quick navigation does not
 * render the old page again to show progress, which would take 50 ms. A new page renders
 * synchronously: a transition would paint frames meanwhile, and each frame would recalculate the
 * old page's styles with the new page's rules.
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

/**
 * True while a page loads without a submitted form. The progress of a form is passed on
 * immediately, and `NavigationProgress` delays its display.
 */
const isOnlyLoading = ({ navigation }: RouterState) =>
  navigation.state === 'loading' && !navigation.formMethod;

const isSame = (one: RouterState, other: RouterState) =>
  // The cast is safe: the keys come from the state itself.
  Object.entries(one).every(([key, value]) => other[key as keyof RouterState] === value);

/**
 * Removes the focus from an element in `main` before React removes the element. Otherwise the
 * browser would recalculate all styles, including the new page's rules (40 ms).
 */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}
