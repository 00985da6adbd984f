interface SlotLimits {
  /** Most slots at once. */
  most: number;
  /** Most slots of one holder at once, so that nobody keeps others out by being slow. */
  mostOfOne: number;
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

/** Slots for something that a process can do only so often at once, shared among those who ask. */
export class Slots {
  private taken = 0;
  private readonly byHolder = new Map<string, number>();

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Takes a slot. A class that may not fill all of them leaves the rest to others, its own holder's too.
   * @returns a function that gives it back, also when called twice; or who holds too many
   */
  acquire(holder: string, priority: Priority = 'purchase'): (() => void) | 'holder' | 'all' {
    const own = this.byHolder.get(holder) ?? 0;
    const share = CAPACITY_SHARES[priority];
    if (own >= this.limits.mostOfOne * share) return 'holder';
    if (this.taken >= this.limits.most * share) return 'all';
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
