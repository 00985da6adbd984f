import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { CanaryHealth } from './CanaryHealth';
import { evaluateCanary } from './evaluateCanary';

/** A release that some of the visitors get. */
export interface Canary {
  part: PartName;
  version: string;
  /** Composition of those visitors, and that of all others. */
  composition: string;
  live: string;
  /** ISO 8601. */
  since: string;
}

interface CanaryWatch {
  health: Pick<CanaryHealth, 'read'>;
  /** The canaries that visitors get now. */
  readCanaries: () => readonly Canary[];
  /** Takes a canary back and writes why into the history of its part; false where it was over already. */
  endCanary: (canary: Canary, why: string) => Promise<boolean>;
  report: (event: object) => void;
}

const EVALUATION_INTERVAL_MS = 2000;

/**
 * Judges each canary every other second, against the live release since the canary began, and ends
 * those that are worse. One that cannot be ended is reported, and tried again.
 *
 * @returns stops
 */
export function watchCanaries(watch: CanaryWatch): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    timer = setTimeout(async () => {
      await evaluateCanaries(watch);
      if (!isStopped) schedule();
    }, EVALUATION_INTERVAL_MS);
    timer.unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** One round of judgement. */
export async function evaluateCanaries(watch: CanaryWatch): Promise<void> {
  const { health, report } = watch;
  for (const canary of watch.readCanaries()) {
    const since = Date.parse(canary.since);
    const { decision, why } = evaluateCanary(
      health.read(canary.live, since),
      health.read(canary.composition, since),
    );
    if (decision !== 'end') continue;
    const { part: remote, version, composition } = canary;
    try {
      const isEnded = await watch.endCanary(canary, why);
      if (isEnded) report({ event: 'canary-ended', remote, version, composition, why });
    } catch (error) {
      report({
        event: 'canary-not-ended',
        remote,
        version,
        composition,
        why,
        detail: String(error),
      });
    }
  }
}
