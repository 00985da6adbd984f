interface SlotLimits {
  /** Most slots at once. */
  most: number;
  /** Most slots of one holder, however many are free; absent where only the share of each holder counts. */
  mostOfOne?: number;
}

/**
 * Classes of work, in the order in which they are served where there is too much: purchases and accounts,
 * lists and what else is looked at, search and what is fetched ahead.
 */
export type Priority = 'purchase' | 'list' | 'search';

/** Share of a capacity that each class may fill: what is left is free for the classes before it. */
export const CAPACITY_SHARES: Readonly<Record<Priority, number>> = {
  purchase: 1,
  list: 7 / 8,
  search: 5 / 8,
};

/** A holder gets no more than this many times the slots that are free. */
const MOST_TIMES_FREE = 2;

/** The side that holds too many slots: the holder that asks, or all holders together. */
export type SlotRefusal = 'holder' | 'all';

interface SlotUsage extends SlotLimits {
  /** Slots that are taken, by all and by the holder that asks. */
  taken: number;
  own: number;
}

/**
 * Decides whether a holder may take one more slot. A holder alone gets two thirds of what its class may
 * fill, two that ask without end get two fifths each, and so on: some are always free for the next one.
 *
 * @returns who holds too many; `undefined` if the slot may be taken
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

/** Slots for something that a process can do only so often at once, shared among those who ask. */
export class Slots {
  private taken = 0;
  private readonly byHolder = new Map<string, number>();

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Takes a slot. A class that may not fill all of them leaves the rest to others, its own holder's too.
   * @returns a function that gives it back, also when called twice; or who holds too many
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
