import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { hasEnded, isPreview, listChannels, readExpiry, readOwnChannel } from '../channels';
import { type Releases, verifyRelease } from '../openReleases';
import { liveVersion, type Registry, type RegistryChange, wentLive } from '../Registry';
import { describeTime } from './describeTime';
import type { CommandContext } from './Verb';

interface PreviewRelease {
  /** Undefined if the part was retired in the preview. */
  version: string | undefined;
  /**
   * Production's live version when this release went live in the preview; null if there was none,
   * undefined if unknown.
   */
  production: string | null | undefined;
}

/** The preview's own releases, by part. */
type Preview = ReadonlyMap<PartName, PreviewRelease>;

/** @throws Error if the preview does not exist or has ended */
export async function readPreview(
  { storage }: Pick<CommandContext, 'storage'>,
  name: string,
): Promise<Preview> {
  const own = await readOwnChannel(storage, name);
  const parts = Object.entries(own);
  if (parts.length === 0) {
    const names = (await listChannels(storage)).filter(isPreview);
    const known = names.length > 0 ? `there are ${names.join(', ')}` : 'there is none';
    throw new Error(`There is no preview "${name}": ${known}.`);
  }
  const end = await readExpiry(storage, name);
  if (end && hasEnded(end)) {
    throw new Error(`${name} ended at ${describeTime(end)}: publish to it again.`);
  }
  return new Map(
    parts.map(([part, known]): [PartName, PreviewRelease] => {
      const { production } = known?.history.findLast(wentLive) ?? {};
      return [part, { version: liveVersion(own, part), production }];
    }),
  );
}

/**
 * @returns the versions that the preview runs and production does not run, by part
 * @throws Error if a part was retired in the preview, but not in production
 */
export function differingVersions(
  preview: Preview,
  production: Registry,
): Record<PartName, string> {
  const differing = [...preview].flatMap(([part, { version }]): [PartName, string][] => {
    const live = liveVersion(production, part);
    if (version === live) return [];
    if (version !== undefined) return [[part, version]];
    throw new Error(
      `${part} has left the preview but not production: run \`npm run release -- retire ${part}\` first.`,
    );
  });
  return Object.fromEntries(differing);
}

/** Value of `--replace` for a part that has no live release. */
const NONE = 'none';

/**
 * @param replaced live versions that the command may replace, by part
 * @throws Error that names each part whose live release has changed since the preview was made, and
 * the options by which the command replaces these releases
 */
export function requireUnchanged(
  name: string,
  preview: Preview,
  production: Registry,
  replaced: ReadonlyMap<PartName, string>,
): void {
  const parts = Object.keys(differingVersions(preview, production));
  const foreign = [...replaced.keys()].find((part) => !parts.includes(part));
  if (foreign) {
    throw new Error(`--replace names ${foreign}, which is the same in ${name} and in production.`);
  }
  const liveOf = (part: PartName) => liveVersion(production, part) ?? null;
  const changed = parts.filter((part) => {
    const allowed = replaced.get(part);
    if (allowed !== undefined) return allowed !== (liveOf(part) ?? NONE);
    return preview.get(part)?.production !== liveOf(part);
  });
  if (changed.length === 0) return;
  const lines = changed.map((part) => `  ${describeChange(part, production, preview.get(part))}`);
  const options = changed.map((part) => `--replace ${part}@${liveOf(part) ?? NONE}`);
  throw new Error(
    [
      `${name} does not go live, because production has changed since it was made:`,
      ...lines,
      `    to replace what is live all the same: ${options.join(' ')} --why "…"`,
    ].join('\n'),
  );
}

function describeChange(
  part: PartName,
  production: Registry,
  release: PreviewRelease | undefined,
): string {
  const version = liveVersion(production, part);
  const isIt = (change: RegistryChange) =>
    version === undefined ? change.action === 'retire' : wentLive(change);
  const change = production[part]?.history.findLast(isIt);
  const who = change ? ` since ${describeTime(change.at)} by ${change.by} (${change.why})` : '';
  const now = version === undefined ? `${part} is not live` : `${part} ${version} is live`;
  return `${now}${who}; ${describeBase(release?.production)}`;
}

function describeBase(production: string | null | undefined): string {
  if (production === undefined) return 'nothing says which release the preview was made beside';
  if (production === null) return 'the preview was made before the first release';
  return `the preview was made beside ${production}`;
}

/**
 * Reads the manifests of releases, and verifies all their bytes.
 * @throws ReleaseFileError
 */
export async function readAndVerify(
  releases: Releases,
  versions: Readonly<Record<PartName, string>>,
): Promise<ReleaseManifest[]> {
  const manifests: ReleaseManifest[] = [];
  for (const [part, version] of Object.entries(versions)) {
    const manifest = await releases.readManifest(part, version);
    await verifyRelease(releases, manifest);
    manifests.push(manifest);
  }
  return manifests;
}
