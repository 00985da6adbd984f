import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * New and changed files of one command. They are written together by `save`, so that a command that
 * fails writes nothing.
 */
export class FileChanges {
  private readonly texts = new Map<string, string>();

  constructor(private readonly root: string) {}

  has(file: string): boolean {
    return this.texts.has(file) || existsSync(join(this.root, file));
  }

  /**
   * Adds a new file.
   * @param file path below the root folder
   * @throws Error if the file exists
   */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Error(`${file} is there already: choose another name.`);
    this.texts.set(file, text);
  }

  /** Adds new files, by their path below a folder. */
  createAll(folder: string, files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) this.create(join(folder, name), text);
  }

  async read(file: string): Promise<string> {
    return this.texts.get(file) ?? readFile(join(this.root, file), 'utf8');
  }

  /**
   * Changes an existing file.
   * @throws Error that begins with the name of the file if the change throws
   */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const text = await this.read(file);
    try {
      this.texts.set(file, change(text));
    } catch (error) {
      throw new Error(`${file} ${error instanceof Error ? error.message : error}`);
    }
  }

  /** @returns paths of the written files below the root folder */
  async save(): Promise<string[]> {
    for (const [file, text] of this.texts) {
      const path = join(this.root, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    return [...this.texts.keys()];
  }
}
