import { lazy } from 'react';
import { LateRegion } from '../composition/LateRegion';
import { logFailure } from '../errors/logFailure';

const load = () => import(/* webpackChunkName: "footer" */ './Footer');

const ServerFooter = lazy(() => load().then(({ Footer }) => ({ default: Footer })));

const loadInBrowser = () =>
  load().then(
    ({ Footer }) => Footer,
    (error) => {
      logFailure('footer', error);
      return undefined;
    },
  );

/** The footer, whose links work before its code arrives; no first view waits for it. */
export function LateFooter() {
  if (typeof window !== 'undefined') {
    return <LateRegion load={loadInBrowser} when="idle" fallback={null} />;
  }
  return (
    <div>
      <ServerFooter />
    </div>
  );
}
