import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { CanaryHealth } from './CanaryHealth';
import { evaluateCanary } from './evaluateCanary';

/** A release that only a share of the visitors gets. */
export interface Canary {
  part: PartName;
  version: string;
  /** Id of the composition that the canary's visitors get. */
  composition: string;
  /** Id of the composition that all other visitors get. */
  live: string;
  /** Start of the canary, as ISO 8601. */
  since: string;
}

interface CanaryWatch {
  health: Pick<CanaryHealth, 'read'>;
  readCanaries: () => readonly Canary[];
  /**
   * Ends a canary and writes the reason into the history of its part. Returns false if the canary
   * has already ended.
   */
  endCanary: (canary: Canary, why: string) => Promise<boolean>;
  report: (event: object) => void;
}

const EVALUATION_INTERVAL_MS = 2000;

/**
 * Compares each canary with the live release every two seconds, over the time since the canary
 * began. Ends a canary that is worse. If the attempt to end it throws an error, reports the error
 * and tries again two seconds later.
 * @returns a function that stops the evaluation
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
