import { LateRegion } from '../composition/LateRegion';
import { logFailure } from '../errors/logFailure';

const load = () =>
  import(/* webpackChunkName: "toaster" */ './Toaster').then(
    ({ Toaster }) => Toaster,
    (error) => {
      logFailure('toasts', error);
      return undefined;
    },
  );

/** The toasts, fetched when the browser is idle; the bus holds what is said before. */
export function LateToaster() {
  if (typeof window === 'undefined') return <div />;
  return <LateRegion load={load} when="idle" fallback={null} />;
}
