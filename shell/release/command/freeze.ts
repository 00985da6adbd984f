import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { changeChannel, channelKey, isPreview, readChannel, readOwnChannel } from '../channels';
import { openReleases } from '../openReleases';
import { livePartsOf, liveVersion, type Registry, withLive } from '../Registry';
import { PRODUCTION } from '../releaseSettings';
import { describeTime } from './describeTime';
import { previewExpiry } from './previewExpiry';
import { type CommandContext, OPTIONS, type Verb } from './Verb';

/** Long enough for a bug report, which is often read again weeks later. */
const DEFAULT_DAYS = '30';

export const freeze: Verb = {
  name: 'freeze',
  usage: 'freeze preview/<name> [code]',
  words: 2,
  summary:
    "name a composition and keep its releases: what production runs, or what drew the page with an error's code",
  options: {
    expires: { type: 'string', help: `days until the preview ends; ${DEFAULT_DAYS} by default` },
    why: OPTIONS.why,
  },
  async run(context, args) {
    const { storage, keys, author, now } = context;
    const channel = args.word(0) ?? '';
    channelKey(channel);
    if (!isPreview(channel)) {
      throw new Error(
        `"${channel}" changes with each release: name a preview, e.g. preview/bug-17.`,
      );
    }
    const versions = await versionsOf(context, args.word(1));
    const releases = openReleases(storage, keys.trust);
    for (const [part, version] of Object.entries(versions)) {
      await releases.readManifest(part, version);
    }
    const change = {
      at: now().toISOString(),
      by: author,
      why: args.text('why') ?? `frozen as ${channel}`,
      action: 'promote',
    } as const;
    const live = await readOwnChannel(storage, PRODUCTION);
    const frozen = Object.entries(versions).reduce<Registry>((registry, [part, version]) => {
      const production = liveVersion(live, part) ?? null;
      return withLive(registry, part, { ...change, version, production });
    }, {});
    const expiresAt = previewExpiry(channel, args.text('expires') ?? DEFAULT_DAYS, now());
    await changeChannel(storage, channel, async () => frozen, expiresAt);
    const list = Object.entries(versions).map(([part, version]) => `${part} ${version}`);
    context.print(
      `${channel} is ${list.join(', ')}${expiresAt ? ` until ${describeTime(expiresAt)}` : ''}`,
    );
  },
};

/** @throws Error if no page has the code */
async function versionsOf(
  { storage, findPage }: CommandContext,
  code: string | undefined,
): Promise<Record<PartName, string>> {
  if (code !== undefined) {
    const page = await findPage(code);
    if (page) return page.versions;
    throw new Error(
      `The gateway's log has no page with the code "${code}": copy the code from the error page, and name the shop by SHOP or QA_LOG if it is another one.`,
    );
  }
  const production = await readChannel(storage, PRODUCTION);
  return Object.fromEntries(
    livePartsOf(production).map((part) => [part, liveVersion(production, part) ?? '']),
  );
}
