import { setTimeout as sleep } from 'node:timers/promises';
import {
  type RunningServer,
  type ServerOptions,
  spawnServer,
} from '@marketplace/contracts/server/spawnServer';

const FIRST_PAUSE_MS = 200;
/**
 * Longest pause before a restart, ms, by cause. A server that cannot start needs a person to fix
 * it; a server that exited while serving must be back soon.
 */
const LONGEST_PAUSE_MS = { start: 10_000, serving: 1000 };
/** A server that ran this long was healthy, so its next pause is short again. */
const HEALTHY_MS = 30_000;

export interface Supervised {
  stop: () => Promise<void>;
}

/**
 * Starts a server and restarts it when it exits by itself, with a separate backoff for each cause.
 * @throws Error if the first start fails. That means a wrong setting, which a retry would not fix
 */
export async function superviseProcess(
  options: ServerOptions & { name: string },
): Promise<Supervised> {
  let isWanted = true;
  let current: RunningServer | undefined = await spawnServer(options);

  const pauses = createPauses();
  const watch = async () => {
    while (isWanted) {
      const startedAt = Date.now();
      await current?.exited;
      if (!isWanted) return;
      const pause = current ? pauses.afterServing(Date.now() - startedAt) : pauses.afterStart();
      console.error(`The ${options.name} ended; starting it again in ${pause} ms.`);
      await sleep(pause);
      if (isWanted) current = await spawnServer(options).catch(() => undefined);
    }
  };
  const watching = watch();

  return {
    stop: async () => {
      isWanted = false;
      await current?.stop();
      await watching;
    },
  };
}

/** Pauses before restarts, with a separate backoff for each cause. */
function createPauses() {
  const next = { start: FIRST_PAUSE_MS, serving: FIRST_PAUSE_MS };
  const take = (cause: keyof typeof next) => {
    const pause = next[cause];
    next[cause] = Math.min(pause * 2, LONGEST_PAUSE_MS[cause]);
    return pause;
  };
  return {
    /** Pause after a failed start. */
    afterStart: () => take('start'),
    afterServing(ms: number) {
      next.start = FIRST_PAUSE_MS;
      if (ms > HEALTHY_MS) next.serving = FIRST_PAUSE_MS;
      return take('serving');
    },
  };
}
