import path from 'node:path';
import { pagesOf } from '@marketplace/contracts/federation/pagesOf';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import {
  createPageTable,
  type PageTable,
  type PartName,
} from '@marketplace/contracts/pages/pageTable';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';
import { StorageUnavailable } from '../../openReleases';
import { REPOSITORY } from '../../packageSources';
import {
  folderOf,
  type Gate,
  type GateContext,
  isShownToAll,
  labelOf,
  type Problem,
  type Release,
} from '../Gate';
import {
  type Cause,
  type Failure,
  failuresAddedBy,
  groupByCause,
  isSameVisit,
  keepCauses,
  sampleCauses,
  type Visit,
} from './failures';
import { collectFailures } from './gatewayFailures';
import { locateSources, mendSourceLine } from './locateSources';
import { type PageToVisit, pagesToVisit } from './pagesToVisit';
import { type Composition, serveCandidate } from './serveCandidate';

/**
 * Renders the pages of the new composition against the API at `API_ORIGIN`, on the server and in
 * Chromium. The candidates' own pages are rendered in each language. Other pages are rendered in
 * English, because only the candidates' texts have changed. Pages that fail are rendered by the
 * live composition as well, and once more before a refusal. The candidate is refused only for
 * problems that the live composition does not have. Rollbacks are skipped, because a rollback must
 * work even if the shop is broken. A composition that has passed in the last 24 hours is skipped as
 * well.
 */
export const health: Gate = {
  name: 'health',
  isOfComposition: true,
  find: async (context) => {
    if (context.action === 'rollback') return [];
    // Without a shell there are no pages.
    if (newComposition(context).every(({ part }) => part !== 'shell')) return [];
    const apiOrigin = process.env.API_ORIGIN ?? '';
    const executablePath = findChromium();
    if (!(await isReachable(apiOrigin))) {
      const what = `API_ORIGIN (${apiOrigin || 'not set'}) does not answer`;
      // `npm start` makes the first releases of a new shop before its API runs.
      return process.env.FIRST_RELEASES && !context.previous ? [] : [notRun(what)];
    }
    if (!executablePath) return [notRun('there is no Chromium; CHROMIUM_PATH may name one')];
    const { passed } = context;
    const versions = versionsOf(newComposition(context));
    const against = `${apiOrigin} ${brandSlug()}`;
    const looks = candidateParts(context).map((part) => ({
      gate: 'health',
      part,
      against,
      versions,
    }));
    const known = await Promise.all(looks.map((look) => passed?.has(look)));
    if (known.every(Boolean)) return [];
    const problems = await visit(context, { apiOrigin, executablePath, attempts: REVISITS });
    if (problems.length === 0) await Promise.all(looks.map((look) => passed?.add(look)));
    return problems;
  },
};

const GATEWAY = path.join(import.meta.dirname, '../../../gateway/main.ts');

const newComposition = ({ others, candidate }: GateContext) => [
  ...others.filter(isShownToAll),
  candidate,
];

const liveComposition = ({ others, replaced }: GateContext) => [
  ...others.filter(({ standing }) => standing === 'live'),
  ...replaced,
];

const candidateParts = (context: GateContext) =>
  newComposition(context)
    .filter(({ standing }) => standing === 'candidate')
    .map(({ part }) => part);

const versionsOf = (releases: readonly Release[]): Composition =>
  Object.fromEntries(releases.map(({ part, version }) => [part, version]));

const brandSlug = () => process.env.MARKET_BRAND_SLUG || defaultMarketConfig.brandSlug;

const pageTableOf = (releases: readonly Release[]): PageTable =>
  createPageTable(
    Object.fromEntries(releases.map(({ part, manifest }) => [part, pagesOf(manifest)])),
    brandSlug(),
  );

/** True if one of the origins, which have commas between them, answers. */
async function isReachable(origins: string): Promise<boolean> {
  const asked = origins.split(',').map((origin) =>
    fetch(`${origin.trim()}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(asked)).includes(true);
}

const notRun = (why: string): Problem => ({
  what: `NOT RUN: ${why}, so nobody has seen a page of the new composition`,
  forWhom: 'shoppers, on every page',
  mend: 'start the shop (npm start), or name one: SHOP=<its checkout> npm run release -- …',
});

/**
 * Number of times that a page is opened again. A busy API may refuse a page's first requests
 * (decision 064), so only lasting failures count.
 */
const REVISITS = 2;

interface Visiting {
  apiOrigin: string;
  executablePath: string;
  /** Maximum number of times that a page is opened. It is opened again only if it has problems. */
  attempts: number;
}

async function visit(context: GateContext, visiting: Visiting): Promise<Problem[]> {
  try {
    // First, each page is opened once. Only pages with problems that the live composition does not
    // have are opened again, because during an outage, e.g. of the API, every page has problems.
    const once = { ...visiting, attempts: 1 };
    const parts = candidateParts(context);
    const failures = await look(context, newComposition(context), once, (pages) =>
      visitsOf(parts, pages),
    );
    if (failures.length === 0) return [];
    // The live composition lacks the pages of a new part, so these pages are not compared.
    const joining = parts.filter((part) => context.replaced.every((each) => each.part !== part));
    const lookAtLive = async (found: readonly Failure[]) => {
      const compared = found.filter(({ page }) => !joining.includes(page.owner));
      if (compared.length === 0) return [];
      return look(context, liveComposition(context), once, () => compared);
    };
    const samples = sampleCauses(failures);
    const others = failures.filter((each) => !samples.includes(each));
    // A few pages with each problem usually suffice. If live pages have the problem as well, the
    // candidate may still have caused it on other pages.
    for (const looked of [samples, others]) {
      const live = await lookAtLive(looked);
      const added = failuresAddedBy(looked, live);
      if (added.length === 0) continue;
      const again = await look(context, newComposition(context), visiting, () => added);
      const lasting = failuresAddedBy(again, live);
      if (lasting.length === 0) continue;
      // An outage may have begun after the live composition was visited, or may come and go.
      const confirmed = failuresAddedBy(lasting, await lookAtLive(lasting));
      if (confirmed.length === 0) continue;
      const causes = groupByCause([...keepCauses(failures, confirmed), ...confirmed]);
      return await Promise.all(causes.map((cause) => asProblem(context, cause)));
    }
    return [];
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error;
    return [await asStartProblem(context, error)];
  }
}

async function asStartProblem(context: GateContext, error: unknown): Promise<Problem> {
  const reason = await locateSources(error instanceof Error ? error.message : `${error}`, context);
  const code = candidateParts(context).map((part) => `${folderOf({ part })}/src`);
  return {
    what: `The new composition does not start: ${reason}`,
    forWhom: 'shoppers, on every page',
    mend: mendSourceLine(reason) ?? `${code.join(', ')}: begin at the code that runs at import`,
  };
}

const visitsOf = (parts: readonly PartName[], pages: readonly PageToVisit[]): Visit[] =>
  pages.flatMap((page) =>
    (parts.includes(page.owner) ? LOCALES : (['en'] as const)).map((locale) => ({ page, locale })),
  );

/**
 * Visits pages of a composition in a separate gateway: first on the server, then in a browser. The
 * browser opens only pages without a problem on the server.
 * @throws StorageUnavailable if a page fails and the storage did not answer for a file
 */
async function look(
  context: GateContext,
  releases: readonly Release[],
  { apiOrigin, executablePath, attempts }: Visiting,
  choose: (pages: readonly PageToVisit[]) => readonly Visit[],
): Promise<Failure[]> {
  // Imported on demand, because the browser's driver is slow to load and often not needed.
  const { visitInBrowser, visitOnServer } = await import('./visitPages');
  const store = await serveCandidate(context, versionsOf(releases));
  const logged = collectFailures();
  try {
    const gateway = await spawnServer({
      cwd: REPOSITORY,
      script: GATEWAY,
      env: {
        ...store.environment,
        API_ORIGIN: apiOrigin,
        HOST: '127.0.0.1',
        PORT: String(await findFreePort()),
        PUBLIC_ORIGIN: '',
        RENDER_WORKERS: '1',
      },
      onOutput: logged.read,
    });
    try {
      const origin = `http://127.0.0.1:${gateway.port}`;
      const visits = choose(await pagesToVisit(origin, pageTableOf(releases)));
      const say = counted(context, visits.length);
      const onServer = await visitOnServer(origin, visits, {
        attempts,
        onVisit: say('on the server'),
      });
      const answered = visits.filter((each) => !onServer.some((other) => isSameVisit(each, other)));
      const failures = [
        ...onServer.map(logged.explain),
        ...(await visitInBrowser(origin, answered, executablePath, {
          attempts,
          onVisit: say('in a browser'),
        })),
      ];
      if (failures.length > 0) store.assertStorageAnswered();
      return failures;
    } finally {
      await gateway.stop();
    }
  } catch (error) {
    // A gateway that lacks a file may not start at all.
    store.assertStorageAnswered();
    throw error;
  } finally {
    await store.close();
  }
}

const SAY_INTERVAL_MS = 5000;

/**
 * @returns a function that creates a counter for one kind of visit. The counter prints its count
 * from time to time.
 */
const counted =
  ({ say }: GateContext, all: number) =>
  (where: string) => {
    let count = 0;
    let saidAt = Date.now();
    return () => {
      count += 1;
      if (Date.now() - saidAt < SAY_INTERVAL_MS && count < all) return;
      saidAt = Date.now();
      say?.(`health: ${count} of ${all} pages opened ${where}`);
    };
  };

async function asProblem(
  { candidate, others, ...releases }: GateContext,
  { what: cause, pages, locales }: Cause,
): Promise<Problem> {
  const what = await locateSources(cause, releases);
  const [page, ...more] = pages;
  if (!page) throw new Error('A cause without a page.');
  const owner = [candidate, ...others].find(({ part }) => part === page.owner);
  const route = owner?.manifest.routes?.find(({ path }) => path === page.pattern);
  const line = route?.at ?? owner?.manifest.places?.[page.pattern];
  const elsewhere = more.length > 0 ? ` and ${more.length} other pages` : '';
  return {
    what: `${page.path}${elsewhere} in ${locales.join(', ')}: ${what}`,
    forWhom: `shoppers who read ${locales.join(', ')}, on \`${page.pattern}\` of ${owner ? labelOf(owner) : page.owner}${elsewhere}`,
    mend:
      mendSourceLine(what) ??
      `${line ?? `${folderOf({ part: page.owner })}/pages.ts`}: begin at its loader and page`,
  };
}
