import { type PartName, REMOTES } from '@marketplace/contracts/pages/pageTable';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { REPOSITORY } from '../../packageSources';
import type { Gate, GateContext, Problem } from '../Gate';
import { pagesToVisit } from './pagesToVisit';
import { type Composition, serveCandidate } from './serveCandidate';
import type { Failure } from './visitPages';

const PARTS: readonly PartName[] = ['shell', ...REMOTES];

/**
 * Renders every page of the new composition in each language, on the server and in Chromium,
 * against the API at `API_ORIGIN`. Skipped for a rollback, which must work even if the shop is
 * broken.
 */
export const health: Gate = {
  name: 'health',
  find: async (context) => {
    if (context.action === 'rollback') return [];
    const composition = compositionOf(context);
    // Skips the first release of a part, which cannot break an existing page, and a shop that lacks
    // parts.
    if (!context.previous || PARTS.some((part) => !composition[part])) return [];
    const apiOrigin = process.env.API_ORIGIN ?? '';
    const executablePath = findChromium();
    if (!(await isReachable(apiOrigin)))
      return [notRun(`API_ORIGIN (${apiOrigin || 'not set'}) does not answer`)];
    if (!executablePath) return [notRun('there is no Chromium; CHROMIUM_PATH may name one')];
    return visit(context, composition, apiOrigin, executablePath);
  },
};

function compositionOf({ candidate, others }: GateContext): Composition {
  const live = others.filter(({ standing }) => standing === 'live');
  return Object.fromEntries([...live, candidate].map(({ part, version }) => [part, version]));
}

const isReachable = (origin: string) =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  );

const notRun = (why: string): Problem => ({
  what: `NOT RUN: ${why}, so nobody has seen a page of the new composition`,
  forWhom: 'shoppers, on every page',
  mend: 'start the shop (npm start), or name one: SHOP=<its checkout> npm run release -- …',
});

async function visit(
  context: GateContext,
  composition: Composition,
  apiOrigin: string,
  executablePath: string,
): Promise<Problem[]> {
  // Imported on demand, because the browser's driver is slow to load and often not needed.
  const { visitInBrowser, visitOnServer } = await import('./visitPages');
  const store = await serveCandidate(context, composition);
  try {
    const gateway = await spawnServer({
      cwd: REPOSITORY,
      script: 'shell/gateway/main.ts',
      env: {
        ...store.environment,
        API_ORIGIN: apiOrigin,
        HOST: '127.0.0.1',
        PORT: String(await findFreePort()),
        PUBLIC_ORIGIN: '',
        RENDER_WORKERS: '1',
      },
    });
    try {
      const origin = `http://127.0.0.1:${gateway.port}`;
      const pages = await pagesToVisit(origin);
      const onServer = await visitOnServer(origin, pages);
      const inBrowser =
        onServer.length > 0 ? [] : await visitInBrowser(origin, pages, executablePath);
      return [...onServer, ...inBrowser].map((failure) => asProblem(context, failure));
    } finally {
      await gateway.stop();
    }
  } catch (error) {
    return [
      {
        what: `The new composition does not start: ${error instanceof Error ? error.message : error}`,
        forWhom: 'shoppers, on every page',
        mend: 'the error above names the file',
      },
    ];
  } finally {
    await store.close();
  }
}

function asProblem({ candidate, others }: GateContext, { page, locale, what }: Failure): Problem {
  const owner = [candidate, ...others].find(({ part }) => part === page.owner);
  const route = owner?.manifest.routes?.find(({ path }) => path === page.pattern);
  return {
    what: `${page.path} in ${locale}: ${what}`,
    forWhom: `shoppers who read ${locale}, on \`${page.pattern}\` of ${page.owner} ${owner?.version ?? ''}`,
    mend: `${route?.at ?? `${page.owner.replaceAll('_', '-')}/pages.ts`}: begin at its loader and page`,
  };
}
