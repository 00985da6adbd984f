/** Message between tabs. It holds neither user nor token: each tab reads the cookie itself. */
export interface SessionMessage {
  /** `left`: a logout, after which every tab clears its storage. */
  kind: 'changed' | 'left';
  /** Sender: a tab receives its own messages too. */
  from: number;
}

const NAME = 'session';
const OWN = Math.random();

/** `undefined` in browsers without channels or with blocked storage. */
function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

export const sessionChannel = {
  post(kind: SessionMessage['kind']): void {
    const channel = open();
    channel?.postMessage({ kind, from: OWN } satisfies SessionMessage);
    channel?.close();
  },
  /** @returns unsubscribe */
  listen(onMessage: (kind: SessionMessage['kind']) => void): () => void {
    const channel = open();
    channel?.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
      if (data.from !== OWN) onMessage(data.kind);
    });
    return () => channel?.close();
  },
};
