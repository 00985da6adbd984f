import { setTimeout as sleep } from 'node:timers/promises';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { isPreview, readChannel, readRunningChannel } from '../channels';
import { commitSubject } from '../checkout';
import { openWithDraft, SIGNATURE_FILE } from '../openReleases';
import { sourceVersion } from '../packageSources';
import { publishRelease, releaseKey } from '../publishRelease';
import { liveVersion } from '../Registry';
import { privateKeyFor } from '../signing/keyPair';
import { type ReleaseStorage, StorageConflict } from '../storage/ReleaseStorage';
import { activate, describeLive, requireUnlocked } from './activate';
import { awaitGateways } from './awaitGateways';
import { isDirty } from './committedRevision';
import { createGateKeeper, type GateKeeper } from './gateKeeper';
import { previewExpiry } from './previewExpiry';
import { type CommandContext, OPTIONS, type Verb } from './Verb';
import type { VerbArguments } from './VerbArguments';

export const publish: Verb = {
  name: 'publish',
  usage: 'publish <part> …',
  words: Number.POSITIVE_INFINITY,
  summary:
    'build parts from this checkout; check, store and make live one after another in a channel',
  options: {
    channel: OPTIONS.channel,
    expires: { type: 'string', help: 'days until a preview ends (default 7)' },
    why: OPTIONS.why,
    override: OPTIONS.override,
    dirty: OPTIONS.dirty,
  },
  async run(context, args) {
    for (const part of args.parts) await publishPart(context, args, part);
  },
};

async function publishPart(
  context: CommandContext,
  args: VerbArguments,
  part: PartName,
): Promise<void> {
  const { channel, overrides } = args;
  const expiresAt = previewExpiry(channel, args.text('expires'), context.now());
  // Without this step, a preview would show the ids of new texts.
  if (isPreview(channel)) await context.extract(part);
  const [version, revision] = await Promise.all([sourceVersion(part), context.revisionOf(part)]);
  const own = await readRunningChannel(context.storage, channel);
  requireUnlocked(own, part);
  // Unchanged sources still give a preview its new end.
  if (!isPreview(channel) && liveVersion(own, part) === version) {
    context.print(`${part} ${version} is live in ${channel} already`);
    // A gateway may refuse a release that is live in the registry.
    await awaitGateways(context, { channel, part, version });
    return;
  }
  if (isDirty(revision) && !isPreview(channel) && !args.has('dirty')) {
    throw new Error(
      `Sources of ${part} are not committed: commit them, publish to preview/<branch>, or add --dirty.`,
    );
  }
  const judge = createGateKeeper(context, {
    part,
    version,
    channel,
    action: 'publish',
    overrides,
  });
  await store(context, { channel, part, version, revision, judge });
  const why = args.text('why') ?? (await defaultWhy(revision));
  const request = { channel, part, version, action: 'publish', why, judge } as const;
  const goingLive = { ...request, revision, expiresAt };
  const previous = await activate(context, goingLive);
  context.print(describeLive(goingLive, previous));
  await awaitGateways(context, { channel, part, version });
}

interface Built {
  channel: string;
  part: PartName;
  version: string;
  revision: string;
  judge: GateKeeper;
}

/** Time after which a stored release without a signature counts as left by an ended command, ms. */
const UNSIGNED_LIMIT_MS = 2000;
/** Time in which a concurrent command that has stored its manifest also stores its signature, ms. */
const UPLOAD_LIMIT_MS = 10_000;
const INTERVAL_MS = 200;

/** Builds and stores the release, unless a release of the same sources is already stored. */
async function store(context: CommandContext, built: Built): Promise<void> {
  const { storage, keys, build } = context;
  const { channel, part, version, judge } = built;
  const key = releaseKey(part, version);
  if (await storage.read(`${key}/release.json`)) {
    if (await awaitSignature(storage, key, UNSIGNED_LIMIT_MS)) return;
    // Replaces a release that an ended command stored unsigned, because gateways run only signed
    // releases.
    await storage.remove(key);
  }
  const started = performance.now();
  const privateKey = await privateKeyFor(part, keys);
  context.say(`building ${part} ${version}`);
  const check = async (folder: string) => {
    context.print(`built ${part} ${version} in ${seconds(started)} s`);
    const releases = openWithDraft(storage, { key, folder }, keys.trust);
    await judge(await readChannel(storage, channel), releases);
  };
  try {
    await publishRelease(storage, { ...built, privateKey, build, check });
  } catch (error) {
    // A conflict means that somebody else is storing a release of the same sources.
    if (!(error instanceof StorageConflict)) throw error;
    if (await awaitSignature(storage, key, UPLOAD_LIMIT_MS)) return;
    throw new Error(
      `Another command stores ${part} ${version}, or has ended before all of it was stored: run this again. If this does not help, \`npm run release -- prune ${part}\` removes what it left, one hour after that.`,
    );
  }
}

/**
 * Waits for the signature of a release, which is the last file of an upload.
 * @returns false if it is not there in time
 */
async function awaitSignature(
  storage: ReleaseStorage,
  key: string,
  limitMs: number,
): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await storage.read(`${key}/${SIGNATURE_FILE}`))) {
    if (performance.now() > end) return false;
    await sleep(INTERVAL_MS);
  }
  return true;
}

const seconds = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

async function defaultWhy(revision: string): Promise<string> {
  if (isDirty(revision)) return 'sources that are not committed';
  return (await commitSubject()) || 'sources changed';
}
