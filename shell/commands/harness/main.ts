import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageEntry } from '@marketplace/contracts/pages/PageEntry';
import type { PagesByPart } from '@marketplace/contracts/pages/pageTable';
import { readQaKey } from '@marketplace/contracts/server/qaKey';
import { DESIGN_SYSTEM, storyPackages } from '@marketplace/contracts/stories/storyFiles';
import { readOwnChannel } from '../../release/channels';
import { checkoutParts, packageOf, STORIES_PART } from '../../release/packageSources';
import { PRODUCTION } from '../../release/releaseSettings';
import type { RunningShop } from '../../release/runningShop';
import { openStorage } from '../../release/storage/openStorage';
import {
  buildsOf,
  type DevelopmentPlan,
  type PlanContext,
  runDeveloped,
} from '../dev/runDeveloped';
import { composeAlone } from './composeAlone';
import { GALLERY } from './galleryPage';
import { folderOf, type HarnessArguments, parseArguments, usageOf } from './parseArguments';
import { serveGallery } from './serveGallery';

export const usage = () => usageOf(checkoutParts());

/**
 * `npm run harness -- mf-account`: runs the shell and one part, with test sessions, until a signal
 * stops it. No other part is built or needed.
 */
export function main(root: string, args: string[]): Promise<void> {
  const chosen = () => parseArguments(args, checkoutParts());
  return runDeveloped({
    root,
    readPort: () => chosen().port,
    plan: (context) => planHarness(root, chosen(), context),
  });
}

async function planHarness(
  root: string,
  chosen: HarnessArguments,
  { marketplace, settings, shop }: PlanContext,
): Promise<DevelopmentPlan> {
  const registry = await readOwnChannel(openStorage(settings.releases), PRODUCTION);
  const pages = await readPages();
  const composition = composeAlone(chosen, { registry, pages });
  if (shop) await requireTestSessions(shop);
  const title = folderOf(chosen.part);
  const packages = storyPackages().filter((name) => name === title || name === DESIGN_SYSTEM);
  return {
    ...composition,
    laterParts: [STORIES_PART],
    isReleased: chosen.version !== undefined,
    storyPackages: packages,
    folder: path.join(
      buildsOf(root, 'harness'),
      title,
      chosen.version === undefined ? 'sources' : 'release',
    ),
    extend: (server, gateway) =>
      serveGallery(server, { title, packages, gateway, ...(shop && { shop: shop.origin }) }),
    qaKey: readQaKey({ ...process.env, QA: '1' }, settings.dataDir),
    apiOrigin: marketplace.startApi(settings, { QA: '1', DEV_TOOLS: '1' }),
    greet: (port) => greeting(chosen, port),
  };
}

/** Reads the pages that each package of this checkout declares. */
async function readPages(): Promise<PagesByPart> {
  const stated = checkoutParts().map(async (part) => {
    const file = path.join(packageOf(part), 'pages.ts');
    const { pages }: { pages: readonly PageEntry[] } = await import(pathToFileURL(file).href);
    return [part, pages] as const;
  });
  return Object.fromEntries(await Promise.all(stated));
}

/**
 * Checks a shop that already runs. The harness must use the API of this shop, because only one
 * process can open the database.
 * @throws Error if the shop has no test sessions
 */
async function requireTestSessions({ origin }: RunningShop): Promise<void> {
  const reply = await fetch(`${origin}/qa/session`);
  const problem = await reply.text();
  if (problem.includes('qa-session-missing')) return;
  throw new Error(
    `The shop at ${origin} has no test sessions, and its API is in use: stop it, or start it with QA=1 npm start.`,
  );
}

const greeting = ({ part, version }: HarnessArguments, port: number) => `
  http://127.0.0.1:${port} runs ${folderOf(part)} alone, ${version ?? 'from source'}.
  Its stories   http://127.0.0.1:${port}${GALLERY.list}
  A session     curl -s 127.0.0.1:${port}/qa/sessions --json '{"who":{"phone":"01711000001"}}'

  Ctrl-C stops it.
`;
