import type { PartName } from '@marketplace/contracts/pages/pageTable';
import * as z from 'zod/mini';
import type { ReleaseStorage } from './storage/ReleaseStorage';

const releaseSchema = z.object({ part: z.string(), version: z.string() });

const reportSchema = z.object({
  /** Host and process, e.g. `gateway-1-4711`. */
  gateway: z.string(),
  channel: z.string(),
  /** Time by the clock of the gateway, as ISO 8601. Only people read it. */
  at: z.string(),
  /** Version by part. */
  versions: z.record(z.string(), z.string()),
  canaries: z.array(releaseSchema),
  /** `part/version` of each release that never runs again. Gateways of older releases lack it. */
  withdrawn: z.optional(z.readonly(z.array(z.string()))),
  /** Releases that the registry names but this gateway cannot run. */
  refused: z.array(z.extend(releaseSchema, { why: z.string(), isCanary: z.optional(z.boolean()) })),
});

/**
 * Releases that a gateway runs, and releases that it refuses. Each gateway writes its report into
 * the storage of the releases.
 */
export type GatewayReport = z.infer<typeof reportSchema>;

/** Interval at which a gateway writes its report even if nothing has changed, ms. */
export const REPORT_INTERVAL_MS = 10_000;
/** Age of a report, in ms, from which its gateway counts as ended. */
const STALE_MS = 3 * REPORT_INTERVAL_MS;
const FOLDER = 'gateways';
/** Object that is written only to learn the time of the storage. */
const CLOCK = `${FOLDER}/now`;

const keyOf = (gateway: string) => `${FOLDER}/${gateway}.json`;

export const writeReport = (storage: ReleaseStorage, report: GatewayReport): Promise<void> =>
  storage.write(keyOf(report.gateway), Buffer.from(`${JSON.stringify(report, null, 2)}\n`));

export const removeReport = (storage: ReleaseStorage, gateway: string): Promise<void> =>
  storage.remove(keyOf(gateway));

/**
 * Lists all objects in the folder of the reports. Measures their age by the clock of the storage,
 * because the clocks of gateways and of this machine may be wrong.
 */
async function listReports(storage: ReleaseStorage): Promise<{ key: string; isFresh: boolean }[]> {
  await storage.write(CLOCK, Buffer.from('The time of this file is the time of the storage.\n'));
  const objects = await storage.list(FOLDER);
  const now = objects.find(({ key }) => key === CLOCK)?.modifiedAt ?? new Date();
  return objects.map(({ key, modifiedAt }) => ({
    key,
    isFresh: now.getTime() - modifiedAt.getTime() < STALE_MS,
  }));
}

/** Reads the reports of the running gateways of a channel. Leaves out broken and old reports. */
export async function readReports(
  storage: ReleaseStorage,
  channel: string,
): Promise<GatewayReport[]> {
  const objects = await listReports(storage);
  const reports = await Promise.all(
    objects
      .filter(({ key, isFresh }) => key.endsWith('.json') && isFresh)
      .map(async ({ key }) => parse((await storage.read(key))?.bytes)),
  );
  return reports.filter((report): report is GatewayReport => report?.channel === channel);
}

function parse(bytes: Buffer | undefined): GatewayReport | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(String(bytes))).data;
  } catch {
    return undefined;
  }
}

interface Expected {
  part: PartName;
  /** Undefined if the part is removed from the channel, or if its canary ends. */
  version: string | undefined;
  isCanary?: boolean;
  /** True if the version is withdrawn: no gateway may run it any more. */
  isWithdrawn?: boolean;
}

/**
 * Returns a phrase that says what a gateway does with a change. Returns `undefined` until
 * the gateway has decided.
 */
export function verdictOf(report: GatewayReport, expected: Expected): string | undefined {
  const { refused, canaries, versions } = report;
  const { part, version, isCanary = false } = expected;
  if (expected.isWithdrawn) return verdictOnWithdrawn(report, expected);
  const isIt = (release: z.infer<typeof releaseSchema>) =>
    release.part === part && release.version === version;
  const refusal = refused.find((each) => isIt(each) && (each.isCanary ?? false) === isCanary);
  if (refusal) return `refuses it: ${refusal.why}`;
  const running = isCanary ? canaries.find((each) => each.part === part)?.version : versions[part];
  if (running !== version) return undefined;
  return version === undefined ? 'is without it' : 'runs it';
}

/** Returns `undefined` while a gateway runs the release, or has not written its withdrawal to disk. */
function verdictOnWithdrawn(
  { versions, canaries, withdrawn }: GatewayReport,
  { part, version }: Expected,
): string | undefined {
  const isCanary = canaries.some((each) => each.part === part && each.version === version);
  if (isCanary || versions[part] === version) return undefined;
  if (!withdrawn) return 'does not run it';
  return withdrawn.includes(`${part}/${version}`) ? 'never runs it again' : undefined;
}

/** Removes the reports of gateways that have ended without removing their report. */
export async function removeOldReports(storage: ReleaseStorage): Promise<void> {
  for (const { key, isFresh } of await listReports(storage)) {
    if (!isFresh) await storage.remove(key);
  }
}
