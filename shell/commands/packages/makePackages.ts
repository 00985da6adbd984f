import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ContractChange, contractChanges, type Level, levelOf } from './contractChanges';
import { type ContractFacts, readContractFacts } from './contractFacts';
import {
  CONTRACTS,
  copyPackage,
  describePackage,
  type PackageDescription,
  type PackageSource,
  RELEASE,
} from './packedFiles';

/** Content of `packages.json`: version and content hash of each package when it was last packed. */
type PackingRecord = Record<string, { version: string; hash: string }>;

const RECORD = 'packages.json';
/** File with the facts of the contracts when they were last packed, for the next changelog. */
const FACTS = 'contracts.json';
const CHANGELOG = 'CHANGELOG.md';

/** A tarball in the folder of packages. */
export interface MadePackage {
  name: string;
  version: string;
  /** Name of the tarball in the folder. */
  file: string;
}

/**
 * Packs the contracts and the release command for repositories of remotes. A package gets a new
 * version only if its content has changed since it was last packed into the folder. Adds a section
 * to the changelog for each version of the contracts.
 * @param folder absolute path
 */
export async function makePackages(root: string, folder: string): Promise<MadePackage[]> {
  await mkdir(folder, { recursive: true });
  const record: PackingRecord = (await readJson(path.join(folder, RECORD))) ?? {};
  const before: ContractFacts | undefined = await readJson(path.join(folder, FACTS));
  const facts = await readContractFacts(root);
  const changes = before ? contractChanges(before, facts) : [];

  const packing = { root, folder, record };
  const contracts = await makePackage(packing, CONTRACTS, {}, levelOf(changes));
  const needed = { [CONTRACTS.name]: contracts.version };
  const release = await makePackage(packing, RELEASE, needed, 'patch');
  const made = [contracts, release];
  const isNew = record[CONTRACTS.name]?.version !== contracts.version;
  if (isNew) await addToChangelog(folder, contracts.version, before && changes);
  await writeFile(path.join(folder, FACTS), JSON.stringify(facts));
  await writeJson(
    path.join(folder, RECORD),
    Object.fromEntries(made.map(({ name, version, hash }) => [name, { version, hash }])),
  );
  return made.map(({ name, version, file }) => ({ name, version, file }));
}

interface Packing {
  root: string;
  folder: string;
  record: PackingRecord;
}

async function makePackage(
  { root, folder, record }: Packing,
  source: PackageSource,
  dependencies: Record<string, string>,
  level: Level,
): Promise<MadePackage & { hash: string }> {
  const staged = await mkdtemp(path.join(tmpdir(), 'package-'));
  try {
    await copyPackage(root, source, staged);
    const description = await describePackage(root, source, dependencies);
    const hash = await hashOf(staged, description);
    const known = record[source.name];
    const isKnown = known?.hash === hash;
    const version = isKnown ? known.version : nextVersion(known?.version, level);
    const file = `${source.name.slice(1).replace('/', '-')}-${version}.tgz`;
    const made = { name: source.name, version, file, hash };
    if (isKnown && existsSync(path.join(folder, file))) return made;
    await writeJson(path.join(staged, 'package.json'), { ...description, version });
    const options = ['--silent', '--pack-destination', folder];
    await promisify(execFile)('npm', ['pack', ...options], { cwd: staged });
    return made;
  } finally {
    await rm(staged, { recursive: true });
  }
}

/** Hashes the files of a package and its description, which has no version. */
async function hashOf(folder: string, description: PackageDescription): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(description));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(path.relative(folder, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Raises a version by a level: `1.4.2` by `minor` → `1.5.0`. The first version is `1.0.0`. */
export function nextVersion(version: string | undefined, level: Level): string {
  if (version === undefined) return '1.0.0';
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** @param changes undefined for the first version */
async function addToChangelog(
  folder: string,
  version: string,
  changes: readonly ContractChange[] | undefined,
): Promise<void> {
  const file = path.join(folder, CHANGELOG);
  const earlier = await readFile(file, 'utf8').catch(() => '');
  const lines = changes?.map(({ text }) => `- ${text}.`) ?? ['- The first version.'];
  if (lines.length === 0) lines.push('- No call, topic or module changed.');
  const section = [`## ${CONTRACTS.name} ${version}`, '', ...lines, ''].join('\n');
  await writeFile(file, earlier ? `${section}\n${earlier}` : section);
}

/** Returns `undefined` if there is no file. */
async function readJson(file: string) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

const writeJson = (file: string, content: unknown) =>
  writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
