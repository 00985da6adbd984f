/**
 * A message from one tab to the others. It contains neither user, token nor cart: each tab reads
 * these itself.
 */
export interface TabMessage {
  /**
   * `changed`: somebody signed in or a session ended. `left`: a logout, after which every tab
   * clears its storage. `cart` and `wishlist`: it changed. `order`: a page shows an order whose
   * payment may have changed.
   */
  kind: 'changed' | 'left' | 'cart' | 'wishlist' | 'order';
  /** Sender, because a tab receives its own messages too. */
  from: number;
}

/**
 * Keeps the name of its first kind of message, because tabs that were opened before a release
 * listen under it.
 */
const NAME = 'session';
/**
 * Shell and remotes have their own copies of this module; the start time of the document is equal
 * in all of them and in no other tab.
 */
const OWN = performance.timeOrigin;

/** `undefined` in browsers without channels or with blocked storage. */
function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

export const tabChannel = {
  /** Other tabs that receive it see the cookies that this tab has written. */
  post(kind: TabMessage['kind']): void {
    // Chromium writes cookies asynchronously, and only a read waits for that. Without it, the
    // message often arrives before the cookie.
    void document.cookie;
    const channel = open();
    channel?.postMessage({ kind, from: OWN } satisfies TabMessage);
    channel?.close();
  },
  /** @returns unsubscribe */
  listen(onMessage: (kind: TabMessage['kind']) => void): () => void {
    let channel: BroadcastChannel | undefined;
    const start = () => {
      channel?.close();
      channel = open();
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        if (data.from !== OWN) onMessage(data.kind);
      });
    };
    // Closed, because an open channel may keep a page out of the back-forward cache.
    const stop = () => channel?.close();
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start();
    };
    start();
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', handleShow);
    return () => {
      stop();
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', handleShow);
    };
  },
};
