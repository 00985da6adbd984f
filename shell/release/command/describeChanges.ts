import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { liveVersion, type Registry, type RegistryChange, wentLive } from '../Registry';

/**
 * Describes the live releases and canaries that have changed between two states of a registry, each
 * with its author.
 * @returns phrases such as `mf_catalog 2 by Rahim went live`, empty if nothing has changed
 */
export function describeChanges(before: Registry, now: Registry): string[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return parts.flatMap((part) => [
    ...describeLive(part, before, now),
    ...describeCanary(part, before, now),
  ]);
}

function describeLive(part: PartName, before: Registry, now: Registry): string[] {
  const version = liveVersion(now, part);
  if (version === liveVersion(before, part)) return [];
  if (!version) return [`${part} was retired${authorOf(now, part, isRetirement)}`];
  return [`${part} ${version}${authorOf(now, part, wentLive)} went live`];
}

function describeCanary(part: PartName, before: Registry, now: Registry): string[] {
  const was = before[part]?.canary?.version;
  const version = now[part]?.canary?.version;
  if (version === was) return [];
  if (version) return [`${part} ${version}${authorOf(now, part, isCanary)} became a canary`];
  // A canary that went live is described as the live release.
  return was === liveVersion(now, part) ? [] : [`the canary ${part} ${was} ended`];
}

const isRetirement = ({ action }: RegistryChange) => action === 'retire';
const isCanary = ({ action }: RegistryChange) => action === 'canary';

/** Author of the last change of a kind; empty if the history does not contain it. */
function authorOf(
  registry: Registry,
  part: PartName,
  isIt: (change: RegistryChange) => boolean,
): string {
  const change = registry[part]?.history.findLast(isIt);
  return change ? ` by ${change.by}` : '';
}
