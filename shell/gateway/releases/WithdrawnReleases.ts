import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import * as z from 'zod/mini';
import type { Registry, RegistryPart } from '../../release/Registry';
import { readTrustedKeys } from '../../release/signing/trustedKeys';
import { isWithdrawal } from '../../release/signing/withdrawal';
import { hasCode } from '../../release/storage/hasCode';

/** Content of `withdrawn.json`: `part/version` of each withdrawn release. */
const schema = z.array(z.string());

/**
 * Releases whose signed withdrawal this gateway has seen. They never run again, whatever the
 * registry says later. The registry is not signed as a whole, so somebody could edit it or restore
 * an old one.
 */
export class WithdrawnReleases {
  private readonly file: string;
  private known: Promise<Set<string>> | undefined;
  private isSaved = true;

  constructor(
    dataDir: string,
    private readonly releaseTrust: string,
  ) {
    this.file = path.join(dataDir, 'withdrawn.json');
  }

  /**
   * @throws Error that names an unreadable file, because an empty list would forget withdrawals
   */
  async has(part: string, version: string): Promise<boolean> {
    return (await this.readKnown()).has(`${part}/${version}`);
  }

  /** @returns `part/version` of each withdrawn release, sorted */
  async list(): Promise<string[]> {
    return [...(await this.readKnown())].sort();
  }

  /**
   * Reads the withdrawals from a registry, and records those that a trusted key has signed.
   * @returns the registry without withdrawn canaries and fallbacks
   * @throws Error if a live release was withdrawn
   */
  async applyTo(registry: Registry): Promise<Registry> {
    const known = await this.readKnown();
    for (const release of await this.newIn(registry, known)) {
      known.add(release);
      this.isSaved = false;
    }
    const parts = Object.entries(registry).flatMap(([part, entry]) => {
      const isWithdrawn = (version: string) => known.has(`${part}/${version}`);
      return entry ? [[part, withoutWithdrawn(part, entry, isWithdrawn)] as const] : [];
    });
    return { ...registry, ...Object.fromEntries(parts) };
  }

  private async newIn(registry: Registry, known: ReadonlySet<string>): Promise<string[]> {
    const claims = Object.entries(registry).flatMap(([part, entry]) =>
      Object.entries(entry?.withdrawn ?? {})
        .filter(([version]) => !known.has(`${part}/${version}`))
        .map(([version, signature]) => ({ part, version, signature })),
    );
    if (claims.length === 0) return [];
    const trusted = await readTrustedKeys(this.releaseTrust);
    return claims
      .filter(({ part, version, signature }) => isWithdrawal(part, version, signature, trusted))
      .map(({ part, version }) => `${part}/${version}`);
  }

  private readKnown(): Promise<Set<string>> {
    // A failed read is repeated by the next call.
    this.known ??= readFileOf(this.file).catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  /**
   * Writes all known withdrawals to the file. Keeps the withdrawals that another gateway has added
   * in the meantime.
   */
  async save(): Promise<void> {
    if (this.isSaved) return;
    const known = await this.readKnown();
    for (const release of await readFileOf(this.file)) known.add(release);
    await mkdir(path.dirname(this.file), { recursive: true });
    const draft = `${this.file}.${process.pid}`;
    // Set before the file is written, because a withdrawal that arrives meanwhile must reset it.
    this.isSaved = true;
    try {
      await writeFile(draft, `${JSON.stringify([...known].sort(), null, 2)}\n`, { flush: true });
      await rename(draft, this.file);
    } catch (error) {
      this.isSaved = false;
      throw error;
    }
  }
}

async function readFileOf(file: string): Promise<Set<string>> {
  try {
    return new Set(schema.parse(JSON.parse(await readFile(file, 'utf8'))));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return new Set();
    throw new Error(`The withdrawn releases in ${file} cannot be read: ${error}`);
  }
}

/** @throws Error if a part's live release was withdrawn */
function withoutWithdrawn(
  part: PartName,
  { canary, fallback, ...rest }: RegistryPart,
  isWithdrawn: (version: string) => boolean,
): RegistryPart {
  const live = Object.keys(rest.releases).find(
    (version) => rest.releases[version] === 'live' && isWithdrawn(version),
  );
  if (live) throw new Error(`The registry names ${part} ${live}, which was withdrawn, as live.`);
  return {
    ...rest,
    ...(canary && !isWithdrawn(canary.version) && { canary }),
    ...(fallback && !isWithdrawn(fallback) && { fallback }),
  };
}
