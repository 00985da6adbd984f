import { setTimeout as sleep } from 'node:timers/promises';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { readOwnChannel } from '../channels';
import { type GatewayReport, readReports, verdictOf } from '../gatewayReports';
import type { Registry } from '../Registry';
import { rollbackTarget } from '../registryChanges';
import { PRODUCTION } from '../releaseSettings';
import type { CommandContext } from './Verb';

/**
 * Maximum time that a command waits for gateways, in ms. Gateways poll the registry every second,
 * and then start workers.
 */
const LIMIT_MS = 4000;
const INTERVAL_MS = 200;

interface PartChange {
  part: PartName;
  /** Undefined if the part is removed from the channel, or if its canary ends. */
  version: string | undefined;
  isCanary?: boolean;
  /** True if the version is withdrawn: no gateway may run it any more. */
  isWithdrawn?: boolean;
}

interface ChannelChange extends PartChange {
  channel: string;
}

/**
 * Waits until every gateway of the channel has taken or refused a change, but at most four seconds.
 * Prints what each gateway does.
 * @throws Error if a gateway refuses the change
 */
export async function awaitGateways(
  context: Pick<CommandContext, 'storage' | 'print'>,
  { channel, ...change }: ChannelChange,
): Promise<void> {
  await awaitAllChanges(context, channel, [change]);
}

/**
 * Does the same for several changes that were made in one step.
 * @throws Error if a gateway refuses one of the changes
 */
export async function awaitAllChanges(
  { storage, print }: Pick<CommandContext, 'storage' | 'print'>,
  channel: string,
  changes: readonly PartChange[],
): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  const read = async () => {
    // A storage that does not answer must not hold up the command.
    const reports = await withTimeLimit(readReports(storage, channel), end - Date.now());
    return reports.map((report) => ({
      gateway: report.gateway,
      verdict: verdictOfAll(report, changes),
    }));
  };
  let found: Awaited<ReturnType<typeof read>>;
  try {
    found = await read();
  } catch (error) {
    // Unreadable reports are no error, because the change is already made.
    print(`  what gateways do cannot be read: ${error instanceof Error ? error.message : error}`);
    return;
  }
  while (found.some(({ verdict }) => !verdict) && Date.now() < end) {
    await sleep(INTERVAL_MS);
    found = await read().catch(() => found);
  }
  // The commands that set FIRST_RELEASES publish before they start a gateway.
  if (found.length === 0 && !process.env.FIRST_RELEASES) {
    print(
      `  no running gateway of ${channel} reports to ${storage.name}: ${startAdvice(channel)}, or if another shop was meant, name it by SHOP=<its checkout> and release there`,
    );
  }
  for (const { gateway, verdict = `has not taken it after ${LIMIT_MS / 1000} s` } of found) {
    print(`  gateway ${gateway} ${verdict}`);
  }
  const refusing = found.filter(({ verdict }) => verdict?.startsWith('refuses'));
  if (refusing.length === 0) return;
  const registry = await readOwnChannel(storage, channel);
  const remedies = changes.flatMap((change) => remedyOf(registry, channel, change));
  throw new Error(
    `${refusing.length} of ${found.length} gateways refuse it: ${[...remedies, 'publish a release that they can run'].join(', or ')}.`,
  );
}

const startAdvice = (channel: string) =>
  channel === PRODUCTION ? 'start it (npm start)' : `start one with RELEASE_CHANNEL=${channel}`;

/** Returns advice that undoes a change, or nothing if the change cannot be undone. */
function remedyOf(registry: Registry, channel: string, { part, isCanary }: PartChange): string[] {
  const ofChannel = channel === PRODUCTION ? '' : ` --channel ${channel}`;
  const advise = (command: string) => [`run \`npm run release -- ${command}${ofChannel}\``];
  if (isCanary) return advise(`canary ${part} off`);
  if (rollbackTarget(registry, part)) return advise(`rollback ${part} --why "…"`);
  // A first release leaves its path and its slot to nobody, but no page works without a shell. In
  // other channels, a retired part would hide the release of production.
  return part === 'shell' || channel !== PRODUCTION ? [] : advise(`retire ${part} --why "…"`);
}

/** Returns the verdict on a refused change, or else the first verdict if all changes have one. */
function verdictOfAll(report: GatewayReport, changes: readonly PartChange[]): string | undefined {
  const verdicts = changes.map((change) => verdictOf(report, change));
  const refusal = verdicts.find((verdict) => verdict?.startsWith('refuses'));
  return refusal ?? (verdicts.every(Boolean) ? verdicts[0] : undefined);
}
