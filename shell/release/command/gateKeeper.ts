import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { formatGates, formatRefusal } from '../gates/formatGates';
import type { GateRequest, GateResult, WholePreview } from '../gates/Gate';
import { openPassedGates } from '../gates/passedGates';
import type { Releases } from '../openReleases';
import type { GateOverride, Registry } from '../Registry';
import { describeChanges } from './describeChanges';
import type { CommandContext } from './Verb';
import { readAndVerify } from './wholePreview';

interface Judged {
  part: PartName;
  version: string;
  action: GateRequest['action'];
  channel: string;
  /** The preview that goes live as a whole, if the release belongs to a preview. */
  preview?: WholePreview;
  /** Overrides that the command names. */
  overrides: readonly GateOverride[];
}

/**
 * Checks a release, and throws if a gate refuses it and the command does not override the gate, or
 * if the release is not completely stored afterwards.
 * @returns overridden refusals, for the history
 */
export type GateKeeper = (registry: Registry, releases: Releases) => Promise<GateOverride[]>;

/**
 * Creates a function that checks a release against the live releases. If the registry change is
 * retried, the gates run again only if live releases or canaries have changed.
 */
export function createGateKeeper(
  { checkRelease, say, storage }: Pick<CommandContext, 'checkRelease' | 'say' | 'storage'>,
  judged: Judged,
): GateKeeper {
  let last: { registry: Registry; overrides: GateOverride[] } | undefined;
  const judge: GateKeeper = async (registry, { readManifest, readFile }) => {
    const changes = last ? describeChanges(last.registry, registry) : [];
    if (last && changes.length === 0) return last.overrides;
    if (last) say(`Meanwhile ${changes.join(', ')}: the gates look again.`);
    const { overrides: _, ...candidate } = judged;
    const passed = openPassedGates(storage);
    const request = {
      ...candidate,
      registry,
      readManifest,
      readFile,
      say,
      passed,
    };
    const results = await checkRelease(request);
    const warnings = results.filter(({ status }) => status === 'warned');
    if (warnings.length > 0) say(formatGates(warnings));
    const overrides = applyOverrides(judged, results);
    last = { registry, overrides };
    return overrides;
  };
  const versions = judged.preview?.versions ?? { [judged.part]: judged.version };
  return async (registry, releases) => {
    const overrides = await judge(registry, releases);
    // The gates run for minutes, and `prune` may have deleted the release meanwhile.
    await readAndVerify(releases, versions);
    return overrides;
  };
}

/** @throws Error with the messages of all gates whose refusal is not overridden */
function applyOverrides(judged: Judged, results: readonly GateResult[]): GateOverride[] {
  const unknown = judged.overrides.find(({ gate }) => results.every((each) => each.gate !== gate));
  if (unknown && results.length > 0) {
    const names = results.map(({ gate }) => gate).join(', ');
    throw new Error(`There is no gate "${unknown.gate}" to override; there are: ${names}.`);
  }
  const refused = results.filter(({ status }) => status === 'refused');
  const used = judged.overrides.filter(({ gate }) => refused.some((each) => each.gate === gate));
  const standing = refused.filter(({ gate }) => used.every((each) => each.gate !== gate));
  if (standing.length === 0) return used;
  throw new Error(formatRefusal(judged, standing));
}
