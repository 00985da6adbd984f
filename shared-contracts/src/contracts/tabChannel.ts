/** What one tab tells the others. It holds neither user, token nor cart: each reads what it needs itself. */
export interface TabMessage {
  /**
   * `changed`: somebody signed in or a session ended. `left`: a logout, after which every tab clears its
   * storage. `cart` and `wishlist`: it was changed. `order`: a page shows an order whose payment may have
   * changed.
   */
  kind: 'changed' | 'left' | 'cart' | 'wishlist' | 'order';
  /** Sender: a tab receives its own messages too. */
  from: number;
}

/** Tabs that were opened before other kinds were known listen under this name. */
const NAME = 'session';
/** Shell and remotes have copies of this module of their own: the document's is the same in all, and no other's. */
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
  /** Other tabs that hear it find the cookies as this one has written them. */
  post(kind: TabMessage['kind']): void {
    // Chromium writes cookies while the script goes on; only a read waits for them. Otherwise the message
    // is there first: on a busy machine half of the time.
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
    // An open channel may keep a page out of the back-forward cache.
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
