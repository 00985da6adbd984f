/** What tabs tell each other; never who or which token: each reads the cookie itself. */
export interface SessionMessage {
  /** `left`: on purpose, so that nothing of the customer may stay anywhere. */
  kind: 'changed' | 'left';
  /** A tab hears itself too. */
  from: number;
}

const NAME = 'session';
const OWN = Math.random();

/** `undefined` where the browser has none, or blocks storage and with it this. */
function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

export const sessionChannel = {
  tell(kind: SessionMessage['kind']): void {
    const channel = open();
    channel?.postMessage({ kind, from: OWN } satisfies SessionMessage);
    channel?.close();
  },
  /** @returns how to stop */
  listen(onMessage: (kind: SessionMessage['kind']) => void): () => void {
    const channel = open();
    channel?.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
      if (data.from !== OWN) onMessage(data.kind);
    });
    return () => channel?.close();
  },
};
