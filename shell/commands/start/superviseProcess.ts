import { setTimeout as sleep } from 'node:timers/promises';
import {
  type RunningServer,
  type ServerOptions,
  spawnServer,
} from '@marketplace/contracts/server/spawnServer';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A server that ran this long was healthy: the pause before its next restart is short again. */
const HEALTHY_MS = 30_000;

export interface Supervised {
  stop: () => Promise<void>;
}

/**
 * Starts a server and restarts it whenever it exits by itself, with exponential backoff.
 *
 * @throws Error if the first start fails: that is a wrong setting, which a retry does not mend.
 */
export async function superviseProcess(
  options: ServerOptions & { name: string },
): Promise<Supervised> {
  let isWanted = true;
  let current: RunningServer | undefined = await spawnServer(options);

  const watch = async () => {
    let pause = FIRST_PAUSE_MS;
    while (isWanted) {
      const startedAt = Date.now();
      await current?.exited;
      if (!isWanted) return;
      if (current && Date.now() - startedAt > HEALTHY_MS) pause = FIRST_PAUSE_MS;
      console.error(`The ${options.name} ended; starting it again in ${pause} ms.`);
      await sleep(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
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
