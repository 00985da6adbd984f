import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A package for repositories of remotes, and where its files are in this repository. */
export interface PackageSource {
  name: string;
  /** Folder with the package.json. */
  folder: string;
  /** Subfolders whose files the package contains. */
  contents: readonly string[];
}

/** The contracts, the design system and the build kit. */
export const CONTRACTS: PackageSource = {
  name: '@marketplace/contracts',
  folder: 'shared-contracts',
  contents: ['src'],
};

/** The release command, the gateway that its health gate starts, and `npm run extract`. */
export const RELEASE: PackageSource = {
  name: '@marketplace/release',
  folder: 'shell',
  contents: [
    'release',
    'gateway',
    'commands/messages',
    'src/errors/reports',
    'src/federation',
    'src/page',
  ],
};

/** Matches tests, test-kit files that need the whole repository, and installed or built files. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$|^shell\/(.*\/)?testing(\/|$)|build-kit\/testing\/(journeys(\/|$)|project|startMarketplace)/;

/** True if packages contain the file or folder, given by its path in the repository. */
export const isPacked = (file: string) => !LEFT_OUT.test(file);

/** Copies the files of a package into a folder. */
export async function copyPackage(
  root: string,
  { folder, contents }: PackageSource,
  target: string,
): Promise<void> {
  for (const part of contents) {
    await cp(path.join(root, folder, part), path.join(target, part), {
      recursive: true,
      filter: (file) => isPacked(path.relative(root, file)),
    });
  }
}

/** Fields of a package.json that the packed package.json keeps. */
const KEPT = ['type', 'sideEffects', 'exports', 'license', 'dependencies'];

/** Fields of a packed package.json, except the version. */
export interface PackageDescription {
  name: string;
  dependencies: Record<string, string>;
}

/** @param dependencies versions that replace those of the sources */
export async function describePackage(
  root: string,
  { name, folder }: PackageSource,
  dependencies: Record<string, string>,
): Promise<PackageDescription> {
  const file = path.join(root, folder, 'package.json');
  const source: PackageDescription = JSON.parse(await readFile(file, 'utf8'));
  const kept = Object.entries(source).filter(([field]) => KEPT.includes(field));
  return {
    ...Object.fromEntries(kept),
    name,
    dependencies: { ...source.dependencies, ...dependencies },
  };
}
