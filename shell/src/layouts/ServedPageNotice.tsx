import { Region } from '@marketplace/contracts/rendering';
import { useEffect, useState } from 'react';

export interface ServedPageNoticeProps {
  /** True if the page retries by itself. */
  isTrying: boolean;
  onRetry: () => Promise<void>;
}

/**
 * Says that the page is the server's markup and that its buttons do not work. The notice's own code
 * is loaded on demand.
 */
export function ServedPageNotice(props: ServedPageNoticeProps) {
  const [isMounted, setIsMounted] = useState(false);
  // The server's markup has no notice, so the first render must have none.
  useEffect(() => setIsMounted(true), []);
  return isMounted && <Region when="load" load={loadNotice} props={props} />;
}

const loadNotice = () =>
  import(/* webpackChunkName: "served-page-bar" */ '../notices/ServedPageBar').then(
    ({ ServedPageBar }) => ServedPageBar,
  );
