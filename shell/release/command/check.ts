import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readChannel, readOwnChannel } from '../channels';
import { sourceRevision } from '../checkout';
import { formatGates } from '../gates/formatGates';
import type { GateResult } from '../gates/Gate';
import { openPassedGates } from '../gates/passedGates';
import { openReleases, openWithDraft, type Releases, verifyRelease } from '../openReleases';
import { sourceVersion } from '../packageSources';
import { releaseKey, withBuiltRelease } from '../publishRelease';
import { PRODUCTION } from '../releaseSettings';
import { privateKeyFor } from '../signing/keyPair';
import { type CommandContext, OPTIONS, type Verb } from './Verb';
import type { VerbArguments } from './VerbArguments';
import { differingVersions, readAndVerify, readPreview } from './wholePreview';

export const check: Verb = {
  name: 'check',
  usage: 'check <part> [version] | check preview/<name>',
  words: 2,
  summary:
    'what each gate says of a stored release, of what this checkout builds, or of a whole preview in production; releases nothing',
  options: { channel: OPTIONS.channel, json: OPTIONS.json },
  async run(context, args) {
    const { print } = context;
    const { what, results } = args.preview
      ? await judgePreview(context, args)
      : await judgePart(context, args);
    const refused = results.filter(({ status }) => status === 'refused');
    if (args.has('json')) print(JSON.stringify(results, null, 2));
    else {
      if (results.length > 0) print(formatGates(results));
      print(`${what}: ${results.length - refused.length} of ${results.length} gates passed`);
    }
    if (refused.length > 0) process.exitCode = 1;
  },
};

interface Judged {
  /** The preview that the gates have judged, or the part with its version. */
  what: string;
  results: GateResult[];
}

async function judgePreview(context: CommandContext, args: VerbArguments): Promise<Judged> {
  const { storage, keys, say } = context;
  const what = args.preview ?? '';
  if (args.text('channel')) throw new Error(`${what} is checked in production: omit --channel.`);
  const registry = await readOwnChannel(storage, PRODUCTION);
  const versions = differingVersions(await readPreview(context, what), registry);
  const releases = openReleases(storage, keys.trust);
  await readAndVerify(releases, versions);
  const [first] = Object.entries(versions);
  if (!first) return { what: `${what} is what production runs`, results: [] };
  const [part, version] = first;
  const results = await context.checkRelease({
    part,
    version,
    preview: { name: what, versions },
    registry,
    action: 'promote',
    channel: PRODUCTION,
    say,
    passed: openPassedGates(storage),
    ...releases,
  });
  return { what, results };
}

async function judgePart(context: CommandContext, args: VerbArguments): Promise<Judged> {
  const { part, channel } = args;
  const { storage, keys } = context;
  const named = args.version(1);
  const version = named ?? (await sourceVersion(part));
  const results: GateResult[] = [];
  const ask = async (releases: Releases) => {
    await verifyRelease(releases, await releases.readManifest(part, version));
    const registry = await readChannel(storage, channel);
    const request = {
      part,
      version,
      registry,
      // The sources of this checkout need not be those of a named version.
      action: named ? 'promote' : 'publish',
      channel,
      say: context.say,
      passed: openPassedGates(storage),
      ...releases,
    } as const;
    results.push(...(await context.checkRelease(request)));
  };
  const isStored = await storage.read(`${releaseKey(part, version)}/release.json`);
  if (isStored || named) await ask(openReleases(storage, keys.trust));
  else await buildFor(context, part, version, ask);
  return { what: `${part} ${version}`, results };
}

/** Builds an unpublished version into a folder that exists only during the check. */
async function buildFor(
  { storage, keys, build }: CommandContext,
  part: PartName,
  version: string,
  ask: (releases: Releases) => Promise<void>,
): Promise<void> {
  const [revision, privateKey] = await Promise.all([
    sourceRevision(part),
    privateKeyFor(part, keys),
  ]);
  await withBuiltRelease(storage, { part, version, revision, build, privateKey }, (folder) =>
    ask(openWithDraft(storage, { key: releaseKey(part, version), folder }, keys.trust)),
  );
}
