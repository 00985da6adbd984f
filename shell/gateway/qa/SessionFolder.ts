import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionSettings } from '@marketplace/contracts/testSession';

/** The members of a test session that survive a restart of the gateway. */
export interface StoredSession {
  id: string;
  settings: SessionSettings;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Keeps test sessions on disk, so that a restart of the gateway does not end them. */
export class SessionFolder {
  /** @param folder is created if it does not exist */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Returns all stored test sessions. Removes files that a crash has left incomplete. */
  readAll(): StoredSession[] {
    return readdirSync(this.folder).flatMap((name) => {
      const file = join(this.folder, name);
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        rmSync(file, { force: true });
        return [];
      }
    });
  }

  write({ id, settings, expiresAt }: StoredSession): void {
    writeFileSync(this.fileOf(id), JSON.stringify({ id, settings, expiresAt }), { mode: 0o600 });
  }

  remove(id: string): void {
    rmSync(this.fileOf(id), { force: true });
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}
