import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { readQaKey } from '@marketplace/contracts/server/qaKey';
import { type RunningServer, spawnServer } from '@marketplace/contracts/server/spawnServer';
import { storyPackages } from '@marketplace/contracts/stories/storyFiles';
import { Developed } from '../commands/dev/Developed';
import { openLog } from '../commands/start/progress';
import { STORIES_PART } from '../release/packageSources';
import { readReleaseSettings } from '../release/releaseSettings';

const root = path.resolve(import.meta.dirname, '../..');

interface Options {
  /** Data folder of the stack, with the releases and the key of test sessions. */
  dataDir: string;
  apiOrigin: string;
}

export interface OfferedShop {
  /** URL that starts the shop when first requested, and replies with the shop's origin. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Offers a shop with test sessions and stories to all journeys of a run. The shop starts on demand,
 * because its builds take seconds and most runs do not need it.
 */
export async function offerStoryShop(options: Options): Promise<OfferedShop> {
  let starting: ReturnType<typeof startStoryShop> | undefined;
  const server = createServer(async (_request, reply) => {
    try {
      starting ??= startStoryShop(options);
      reply.end((await starting).origin);
    } catch (error) {
      reply.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      const shop = await starting?.catch(() => undefined);
      await shop?.stop();
    },
  };
}

/** Builds the stories for the released shell, and adds them to the releases of the stack. */
async function startStoryShop({ dataDir, apiOrigin }: Options) {
  const { location, keys } = readReleaseSettings({ DATA_DIR: dataDir });
  const port = (await findFreePort()) ?? 0;
  let gateway: RunningServer | undefined;
  const developed = await Developed.start({
    parts: [STORIES_PART],
    isReleased: true,
    storyPackages: storyPackages(),
    folder: path.join(root, '.cache/story-shop'),
    releases: location,
    trust: keys.trust,
    port,
    progress: () => undefined,
    qaKey: readQaKey({ QA: '1' }, dataDir),
    startGateway: async (own) => {
      gateway = await spawnServer({
        cwd: root,
        script: 'shell/gateway/main.ts',
        env: { ...own, API_ORIGIN: apiOrigin },
        onOutput: openLog(path.join(dataDir, 'story-shop.log')),
      });
    },
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await developed.stop();
      await gateway?.stop();
    },
  };
}
