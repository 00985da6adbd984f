import { Region } from '@marketplace/contracts/rendering';
import { useEffect, useState } from 'react';

export interface ServedPageNoticeProps {
  /** It comes alive by itself. */
  isTrying: boolean;
  onRetry: () => Promise<void>;
}

/** Says that a page is there as the server sent it, and that its buttons do not work; fetched when needed. */
export function ServedPageNotice(props: ServedPageNoticeProps) {
  const [isMounted, setIsMounted] = useState(false);
  // The server's markup has no notice.
  useEffect(() => setIsMounted(true), []);
  return isMounted && <Region when="load" load={loadNotice} props={props} />;
}

const loadNotice = () =>
  import(/* webpackChunkName: "served-page-bar" */ '../notices/ServedPageBar').then(
    ({ ServedPageBar }) => ServedPageBar,
  );
