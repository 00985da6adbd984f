import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { CanaryHealth } from './CanaryHealth';
import { evaluateCanary } from './evaluateCanary';

/** A release that some of the visitors get. */
export interface Canary {
  part: PartName;
  version: string;
  /** Composition of its visitors, and the live one of all others. */
  composition: string;
  live: string;
  /** ISO 8601. */
  since: string;
}

interface CanaryWatch {
  health: Pick<CanaryHealth, 'read'>;
  /** The canaries that run now. */
  readCanaries: () => readonly Canary[];
  /** Ends a canary and writes the reason into the history of its part; false if it had ended already. */
  endCanary: (canary: Canary, why: string) => Promise<boolean>;
  report: (event: object) => void;
}

const EVALUATION_INTERVAL_MS = 2000;

/**
 * Evaluates each canary every other second, against the live release since the canary began, and ends
 * those that are worse. If ending one fails, this is reported and tried again.
 *
 * @returns a function that stops it
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

/** Evaluates all canaries once. */
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
