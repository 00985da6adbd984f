import { Region } from '@marketplace/contracts/rendering';
import { useEffect, useState } from 'react';

export interface ServedPageNoticeProps {
  /** True if the page tries by itself to load its code. */
  isTrying: boolean;
  onRetry: () => Promise<void>;
}

/**
 * Tells the visitor that the page is only the server's markup and that its buttons do not work. The
 * code of the notice is loaded on demand.
 */
export function ServedPageNotice(props: ServedPageNoticeProps) {
  const [isMounted, setIsMounted] = useState(false);
  // Shows nothing in the first render, which must equal the server's markup.
  useEffect(() => setIsMounted(true), []);
  return isMounted && <Region when="load" load={loadNotice} props={props} />;
}

const loadNotice = () =>
  import(/* webpackChunkName: "served-page-bar" */ '../notices/ServedPageBar').then(
    ({ ServedPageBar }) => ServedPageBar,
  );
