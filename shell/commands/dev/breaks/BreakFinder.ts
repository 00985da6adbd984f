import { changedWords, orderChecks } from './orderChecks';
import type { SourceChange, Sources } from './Sources';
import type { TypeFault, TypeProgram, TypeSnapshot } from './TypeProgram';

const IS_CONTRACT = /^shared-contracts\/src\/(contracts|design-system)\//;

/** Receives the breaks that `BreakFinder` finds. */
export interface BreakReport {
  /** Called for each place that type-checked before the contracts changed, and no longer does. */
  add: (file: string, fault: TypeFault) => void;
  /**
   * Called when the checks of a change end, because all files are checked or there is a newer
   * change.
   */
  end: () => void;
  /** Called when every reported break is mended and no new break was found. */
  mended: () => void;
}

/**
 * Finds the places that changes of contracts break. Compares the type errors with those from before
 * the contracts changed, so errors in a developer's own unfinished work are not reported. While
 * breaks are open, changes of all other sources are checked too, because these may mend or move
 * breaks.
 */
export class BreakFinder {
  private now: TypeSnapshot;
  /**
   * The program before the contracts changed; undefined if no break is open and no check is due.
   */
  private before: TypeSnapshot | undefined;
  /** Texts of all files that have changed since `before`, as they were in `before`. */
  private readonly originals = new Map<string, string | undefined>();
  /** Changed files, other than contracts, whose changes are in no snapshot yet. */
  private readonly unread = new Set<string>();
  /** Keys of the open breaks, by file. */
  private readonly open = new Map<string, ReadonlySet<string>>();
  private queue: string[] = [];
  /** Files to check once the contracts can be parsed. */
  private postponed: string[] = [];
  private isReported = false;

  constructor(
    private readonly program: TypeProgram,
    private readonly sources: Sources,
    private readonly report: BreakReport,
  ) {
    this.now = program.open();
  }

  /** Receives the paths of changed files, and plans the checks that the changes need. */
  take(files: readonly string[]): void {
    const contracts = files.filter((file) => IS_CONTRACT.test(file));
    for (const file of files) this.unread.add(file);
    if (!this.before) {
      if (contracts.length === 0) return;
      for (const file of contracts) this.unread.delete(file);
      this.advance(this.readChanges());
      this.before = this.now;
      for (const file of contracts) this.unread.add(file);
    }
    const changes = this.readChanges();
    if (changes.length > 0) this.plan(changes);
    if (this.queue.length === 0) this.end();
  }

  /** Checks the next file. @returns true if more files remain to be checked */
  checkNext(): boolean {
    const file = this.queue.shift();
    if (file === undefined) return false;
    const faults = this.now.faultsOf(file);
    if (IS_CONTRACT.test(file) && faults.some(({ isSyntax }) => isSyntax)) {
      // Postpones the other checks until the next change, because they would find faults
      // everywhere.
      this.postponed.push(...this.queue.splice(0));
    }
    this.compare(file, faults);
    if (this.queue.length > 0) return true;
    this.end();
    return false;
  }

  private readChanges(): SourceChange[] {
    const changes = this.sources.update(this.unread);
    this.unread.clear();
    return changes;
  }

  private advance(changes: readonly SourceChange[]): void {
    if (changes.length === 0) return;
    const last = this.now;
    this.now = this.program.update(changes);
    if (last !== this.before) last.release();
  }

  private plan(changes: readonly SourceChange[]): void {
    // Ends the checks of the last change, which may be unfinished.
    this.report.end();
    this.advance(changes);
    for (const { file, before } of changes) {
      if (!this.originals.has(file)) this.originals.set(file, before);
    }
    const waiting = [...this.open.keys(), ...this.queue, ...this.postponed];
    this.queue = [];
    this.postponed = [];
    const allChanges = this.changesSinceBefore();
    if (allChanges.length === 0) {
      this.open.clear();
      return;
    }
    const distances = this.sources.importersOf(changes.map(({ file }) => file));
    for (const file of waiting) {
      if (!distances.has(file)) distances.set(file, this.open.has(file) ? 0 : 1);
    }
    this.queue = orderChecks(distances, changedWords(allChanges), this.sources);
  }

  /** @returns an empty list if every file has its text of `before` again, e.g. after an undo */
  private changesSinceBefore(): SourceChange[] {
    const changes = [...this.originals].map(([file, before]) => ({
      file,
      before,
      after: this.sources.textOf(file),
    }));
    return changes.filter(({ before, after }) => before !== after);
  }

  private compare(file: string, faults: readonly TypeFault[]): void {
    const former = faults.length > 0 ? this.before?.faultsOf(file) : undefined;
    const known = new Set(withKeys(former ?? []).map(({ key }) => key));
    const breaks = withKeys(faults).filter(({ key }) => !known.has(key));
    const reported = this.open.get(file);
    for (const { key, fault } of breaks) {
      if (reported?.has(key)) continue;
      this.report.add(file, fault);
      this.isReported = true;
    }
    if (breaks.length > 0) this.open.set(file, new Set(breaks.map(({ key }) => key)));
    else this.open.delete(file);
  }

  private end(): void {
    this.report.end();
    if (this.open.size > 0 || this.postponed.length > 0) return;
    if (this.before && this.before !== this.now) this.before.release();
    this.before = undefined;
    this.originals.clear();
    if (this.isReported) this.report.mended();
    this.isReported = false;
  }
}

/** Gives each fault a key: its message and a count. Line numbers change when code moves. */
function withKeys(faults: readonly TypeFault[]): { key: string; fault: TypeFault }[] {
  const counts = new Map<string, number>();
  return faults.map((fault) => {
    const count = (counts.get(fault.message) ?? 0) + 1;
    counts.set(fault.message, count);
    return { key: `${fault.message} ${count}`, fault };
  });
}
