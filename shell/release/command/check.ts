import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readChannel } from '../channels';
import { sourceRevision } from '../checkout';
import { formatGates } from '../gates/formatGates';
import type { GateResult } from '../gates/Gate';
import { openReleases, openWithDraft, type Releases, verifyRelease } from '../openReleases';
import { sourceVersion } from '../packageSources';
import { releaseKey, withBuiltRelease } from '../publishRelease';
import { privateKeyFor } from '../signing/keyPair';
import { type CommandContext, OPTIONS, type Verb } from './Verb';

export const check: Verb = {
  name: 'check',
  usage: 'check <part> [version]',
  summary:
    'what each gate says of a stored release, or of what this checkout builds; stores and changes nothing',
  options: { channel: OPTIONS.channel, json: OPTIONS.json },
  async run(context, args) {
    const { part, channel } = args;
    const { storage, keys, print } = context;
    const version = args.version(1) ?? (await sourceVersion(part));
    const results: GateResult[] = [];
    const ask = async (releases: Releases) => {
      await verifyRelease(releases, await releases.readManifest(part, version));
      const registry = await readChannel(storage, channel);
      const request = {
        part,
        version,
        registry,
        action: 'publish',
        channel,
        say: context.say,
        ...releases,
      } as const;
      results.push(...(await context.checkRelease(request)));
    };
    const isStored = await storage.read(`${releaseKey(part, version)}/release.json`);
    if (isStored || args.version(1)) await ask(openReleases(storage, keys.trust));
    else await buildFor(context, part, version, ask);

    const refused = results.filter(({ status }) => status === 'refused');
    if (args.has('json')) print(JSON.stringify(results, null, 2));
    else {
      print(formatGates(results));
      print(
        `${part} ${version}: ${results.length - refused.length} of ${results.length} gates passed`,
      );
    }
    if (refused.length > 0) process.exitCode = 1;
  },
};

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
