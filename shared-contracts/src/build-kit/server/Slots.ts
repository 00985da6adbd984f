interface SlotLimits {
  /** Maximum number of slots in use. */
  most: number;
  /** Maximum number of slots for one holder; by default the same as `most`. */
  mostOfOne?: number;
}

/**
 * Priorities of work under load, highest first: purchases and accounts, then lists and other pages,
 * then search and prefetches.
 */
export type Priority = 'purchase' | 'list' | 'search';

/**
 * Share of the capacity that work of each priority may fill. The rest stays free for higher
 * priorities.
 */
export const CAPACITY_SHARES: Readonly<Record<Priority, number>> = {
  purchase: 1,
  list: 7 / 8,
  search: 5 / 8,
};

/** Maximum ratio of one holder's slots to the free slots. */
const MOST_TIMES_FREE = 2;

/** Reason for a refusal: the requesting holder, or all holders together, hold too many slots. */
export type SlotRefusal = 'holder' | 'all';

interface SlotUsage extends SlotLimits {
  /** Slots in use by all holders; `own` counts those of the requesting holder. */
  taken: number;
  own: number;
}

/**
 * Decides if a holder may acquire one more slot. A single holder gets about two thirds of the
 * share of the priority, two greedy holders get two fifths each, and so on. So a few greedy holders
 * leave slots for further holders.
 * @returns the reason for a refusal; `undefined` if the slot may be acquired
 */
export function findSlotRefusal(
  { most, mostOfOne = most, taken, own }: SlotUsage,
  priority: Priority,
): SlotRefusal | undefined {
  const share = CAPACITY_SHARES[priority];
  const free = most * share - taken;
  if (own >= mostOfOne * share) return 'holder';
  if (free <= 0) return 'all';
  return own >= MOST_TIMES_FREE * free ? 'holder' : undefined;
}

/**
 * Limits how much work of one kind a process does concurrently. Shares the slots for this work
 * fairly among holders, such as networks.
 */
export class Slots {
  private taken = 0;
  private readonly byHolder = new Map<string, number>();

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Acquires a slot. Slots above the share of a priority stay free for work with a higher priority,
   * even for work of the same holder.
   * @returns a function that releases the slot (a second call does nothing), or the reason for a
   * refusal
   */
  acquire(holder: string, priority: Priority = 'purchase'): (() => void) | SlotRefusal {
    const own = this.byHolder.get(holder) ?? 0;
    const refusal = findSlotRefusal({ ...this.limits, taken: this.taken, own }, priority);
    if (refusal) return refusal;
    this.taken += 1;
    this.byHolder.set(holder, own + 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.release(holder);
      isHeld = false;
    };
  }

  private release(holder: string): void {
    this.taken -= 1;
    const left = (this.byHolder.get(holder) ?? 1) - 1;
    if (left > 0) this.byHolder.set(holder, left);
    else this.byHolder.delete(holder);
  }
}
