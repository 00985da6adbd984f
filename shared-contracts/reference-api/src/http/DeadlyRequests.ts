import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Deaths of the process, one after the other, in which a request was under way, until it is refused. */
const MOST_DEATHS = 2;
const REFUSED_MS = 10 * 60 * 1000;
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
const MOST_SUSPECTS = 1000;

const DIGITS = 32;
const FREE = ' '.repeat(DIGITS);

interface Suspect {
  deaths: number;
  /** Moment of the start after the last of them, ms. */
  diedAt: number;
}

interface DeadlyOptions {
  /** The process before this one ended by itself: what it had under way is suspect. */
  isAfterCrash: boolean;
  now?: () => number;
}

/**
 * Remembers on disk which requests are under way, because a process that is killed or runs out of memory tells
 * nobody anything. One that was under way at two deaths, and has not been answered between them, is refused for a
 * time. Suspects run one after the other, so that those which only stood beside it are answered and forgotten.
 */
export class DeadlyRequests {
  private readonly suspectsFile: string;
  private readonly underWay: number;
  private readonly suspects: Map<string, Suspect>;
  private readonly freeSlots: number[] = [];
  private slots = 0;
  private lastSuspect: Promise<void> = Promise.resolve();
  private readonly now: () => number;

  constructor(folder: string, { isAfterCrash, now = Date.now }: DeadlyOptions) {
    this.now = now;
    mkdirSync(folder, { recursive: true });
    const underWayFile = join(folder, 'requests-under-way');
    this.suspectsFile = join(folder, 'deadly-requests.json');
    this.suspects = readSuspects(this.suspectsFile, now());
    const died =
      isAfterCrash && existsSync(underWayFile) ? readFileSync(underWayFile, 'latin1') : '';
    for (const id of new Set(died.match(/[\da-f]{32}/g))) {
      const { deaths } = this.suspects.get(id) ?? { deaths: 0 };
      this.suspects.delete(id);
      this.suspects.set(id, { deaths: deaths + 1, diedAt: now() });
    }
    if (died.trim() !== '') this.save();
    this.underWay = openSync(underWayFile, 'w');
  }

  /** Those that are refused now. */
  get refused(): string[] {
    return [...this.suspects.keys()].filter((id) => this.isRefused(id));
  }

  isRefused(id: string): boolean {
    const suspect = this.suspects.get(id);
    if (!suspect || suspect.deaths < MOST_DEATHS) return false;
    return this.now() - suspect.diedAt < REFUSED_MS;
  }

  /** @returns to be called once the request is answered; resolves when it may be begun */
  async begin(id: string): Promise<() => void> {
    if (!this.suspects.has(id)) return this.note(id);
    const before = this.lastSuspect;
    let finish: () => void = () => undefined;
    this.lastSuspect = new Promise((resolve) => {
      finish = resolve;
    });
    await before;
    const forget = this.note(id);
    return () => {
      forget();
      finish();
    };
  }

  private note(id: string): () => void {
    const slot = this.freeSlots.pop() ?? this.slots++;
    writeSync(this.underWay, id, slot * DIGITS, 'latin1');
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      writeSync(this.underWay, FREE, slot * DIGITS, 'latin1');
      this.freeSlots.push(slot);
      if (this.suspects.delete(id)) this.save();
    };
  }

  private save(): void {
    const newest = [...this.suspects].slice(-MOST_SUSPECTS);
    writeFileSync(this.suspectsFile, JSON.stringify(newest));
  }
}

/** Names a request by all that it asks for, without keeping any of it. */
export const requestId = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGITS);

function readSuspects(file: string, now: number): Map<string, Suspect> {
  if (!existsSync(file)) return new Map();
  try {
    // Written by ourselves; one that broke off is none.
    const all = JSON.parse(readFileSync(file, 'utf8')) as [string, Suspect][];
    return new Map(all.filter(([, { diedAt }]) => now - diedAt < REMEMBERED_MS));
  } catch {
    return new Map();
  }
}
