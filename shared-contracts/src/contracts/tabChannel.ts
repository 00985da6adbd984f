/**
 * A message from one tab to the others. It contains neither user, token nor cart, because each tab
 * reads these itself.
 */
export interface TabMessage {
  /**
   * `changed`: somebody signed in, or a session ended. `left`: somebody logged out, and every tab
   * must clear its storage. `cart` and `wishlist`: the cart or the wishlist changed. `order`: a
   * page shows an order whose payment may have changed.
   */
  kind: 'changed' | 'left' | 'cart' | 'wishlist' | 'order';
  /** Id of the sending tab. By this id, a tab ignores its own messages, which it also receives. */
  from: number;
}

/**
 * Name of the channel. In early releases, its messages were only about the session. The name stays,
 * because tabs that were opened before a release still listen to it.
 */
const NAME = 'session';
/**
 * Id of this tab: the time at which its document started. Shell and remotes each have a copy of
 * this module, and all copies in one tab see the same time. Other tabs have a different time.
 */
const OWN = performance.timeOrigin;

/**
 * Opens the channel.
 * @returns `undefined` in browsers that have no channels or block storage
 */
function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

export const tabChannel = {
  /** Sends a message to other tabs, which then see the cookies that this tab has written. */
  post(kind: TabMessage['kind']): void {
    // Chromium writes cookies asynchronously, and only a read waits for the write. Without the
    // read, the message often arrives before the cookie.
    void document.cookie;
    const channel = open();
    channel?.postMessage({ kind, from: OWN } satisfies TabMessage);
    channel?.close();
  },
  /** @returns a function that stops listening */
  listen(onMessage: (kind: TabMessage['kind']) => void): () => void {
    let channel: BroadcastChannel | undefined;
    const start = () => {
      channel?.close();
      channel = open();
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        if (data.from !== OWN) onMessage(data.kind);
      });
    };
    // The channel is closed while the page is hidden, because an open channel may keep the page out
    // of the back-forward cache.
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
