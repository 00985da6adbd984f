import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { isGenerated } from '../../projectFiles';

/**
 * Time to wait after the last change, in ms, because editors and version control write several
 * files in quick succession.
 */
const PAUSE_MS = 50;

/**
 * Watches the files in folders. Uses one watcher per folder, because on Linux Node's recursive
 * watch would use one watcher per file.
 */
export class FolderWatch {
  private readonly changed = new Set<string>();
  private readonly watchers = new Map<string, FSWatcher>();
  private timer: NodeJS.Timeout | undefined;
  private settle = () => {};

  /**
   * @param root absolute path of the repository
   * @param folders paths of the watched folders in the repository
   * @param isWanted true for paths of files whose changes are reported
   */
  constructor(
    private readonly root: string,
    folders: readonly string[],
    private readonly isWanted: (file: string) => boolean,
  ) {
    for (const folder of folders) this.watchBelow(folder);
  }

  get hasChanges(): boolean {
    return this.changed.size > 0;
  }

  /** Resolves with the paths of changed, new and deleted files once no further file changes. */
  async next(): Promise<string[]> {
    await new Promise<void>((resolve) => {
      this.settle = resolve;
      if (this.hasChanges) this.settleLater();
    });
    const files = [...this.changed];
    this.changed.clear();
    return files;
  }

  close(): void {
    clearTimeout(this.timer);
    for (const folder of this.watchers.keys()) this.unwatch(folder);
  }

  /** @returns the wanted files in the folder and below it */
  private watchBelow(folder: string): string[] {
    if (this.watchers.has(folder)) return [];
    const absolute = path.join(this.root, folder);
    const watcher = watch(absolute, (_event, name) => {
      // Node may report deletions of files after their folder is gone, so they are noted first.
      if (name !== null) this.note(`${folder}/${name}`);
      if (!isFolder(absolute)) this.unwatch(folder);
    });
    watcher.on('error', () => this.unwatch(folder));
    this.watchers.set(folder, watcher);
    return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return isGenerated(entry.name) ? [] : this.watchBelow(file);
      return this.isWanted(file) ? [file] : [];
    });
  }

  private unwatch(folder: string): void {
    this.watchers.get(folder)?.close();
    this.watchers.delete(folder);
  }

  private note(file: string): void {
    if (this.isWanted(file)) this.changed.add(file);
    else if (!isGenerated(path.basename(file)) && isFolder(path.join(this.root, file))) {
      // Files may have been written before the new folder was watched.
      for (const found of this.watchBelow(file)) this.changed.add(found);
    }
    if (this.hasChanges) this.settleLater();
  }

  private settleLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), PAUSE_MS);
  }
}

const isFolder = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
