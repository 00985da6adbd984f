import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { changeChannel, readOwnChannel } from '../channels';
import { openReleases } from '../openReleases';
import { liveVersion, type Registry } from '../Registry';
import { PRODUCTION } from '../releaseSettings';
import { requireUnlocked, requireUsable, withRelease } from './activate';
import { awaitAllChanges } from './awaitGateways';
import { committedRevision } from './committedRevision';
import { createGateKeeper } from './gateKeeper';
import type { CommandContext } from './Verb';
import type { VerbArguments } from './VerbArguments';
import { differingVersions, readAndVerify, readPreview, requireUnchanged } from './wholePreview';

/**
 * Makes all releases of a preview live in production, except those that production already runs.
 * This is one change of the registry: all of them go live or none. The gates judge the composition
 * that results.
 * @param name channel of the preview
 */
export async function promotePreview(
  context: CommandContext,
  args: VerbArguments,
  name: string,
): Promise<void> {
  requireProduction(args, name);
  const { storage, keys } = context;
  const { replaced, overrides } = args;
  const why = replaced.size > 0 ? args.requiredWhy : (args.text('why') ?? `promoted with ${name}`);
  const preview = await readPreview(context, name);
  const before = await readOwnChannel(storage, PRODUCTION);
  const versions = differingVersions(preview, before);
  const [first] = Object.entries(versions);
  if (!first) {
    context.print(`production runs all releases of ${name} already`);
    const releases = [...preview].map(([part, { version }]) => ({ part, version }));
    return awaitAllChanges(context, PRODUCTION, releases);
  }
  requireUnchanged(name, preview, before, replaced);
  const releases = openReleases(storage, keys.trust);
  const manifests = await readAndVerify(releases, versions);
  const revisions = new Map<PartName, string>();
  for (const manifest of manifests) {
    revisions.set(manifest.name, await committedRevision(context, manifest, PRODUCTION, args));
  }
  const [part, version] = first;
  const judge = createGateKeeper(context, {
    part,
    version,
    channel: PRODUCTION,
    action: 'promote',
    preview: { name, versions },
    overrides,
  });
  let previous: Registry = {};
  await changeChannel(storage, PRODUCTION, async (own) => {
    previous = own;
    // Checked again at each attempt, because other teams may have released meanwhile.
    requireUnchanged(name, preview, own, replaced);
    requireSame(versions, differingVersions(preview, own));
    for (const manifest of manifests) {
      requireUnlocked(own, manifest.name);
      requireUsable(own, manifest.name, manifest.version);
    }
    const used = await judge(own, releases);
    return manifests.reduce((registry, manifest) => {
      const live = liveVersion(own, manifest.name);
      return withRelease(registry, manifest, {
        at: context.now().toISOString(),
        by: context.author,
        why,
        action: 'promote',
        revision: revisions.get(manifest.name),
        ...(live && { previous: live }),
        ...(used.length > 0 && { overrides: used }),
      });
    }, own);
  });
  for (const manifest of manifests) {
    const live = liveVersion(previous, manifest.name);
    const after = live ? `, after ${live}` : '';
    context.print(`${manifest.name} ${manifest.version} is live in production${after}`);
  }
  const changes = manifests.map(({ name: of, version: now }) => ({ part: of, version: now }));
  await awaitAllChanges(context, PRODUCTION, changes);
}

/** @throws Error if the parts that differ from production have changed since the command began */
function requireSame(before: Readonly<Record<PartName, string>>, now: typeof before): void {
  const [one, other] = [before, now].map((versions) => Object.keys(versions).sort().join(', '));
  if (one === other) return;
  throw new Error(
    `Production has changed meanwhile: the preview differed in ${one}, and now in ${other || 'nothing'}. Nothing was promoted; run the command again.`,
  );
}

/** @throws Error if the command names a channel other than production as its target or source */
function requireProduction(args: VerbArguments, name: string): void {
  if ((args.text('to') ?? PRODUCTION) === PRODUCTION && !args.text('from')) return;
  throw new Error(
    `${name} goes to production as a whole: omit --to and --from, or promote its parts one by one.`,
  );
}
