import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './Check';

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/**
 * Packages with an allowed licence in their licence file or README but none in their package.json.
 */
const UNDECLARED = new Set(
  ['cli-table', 'decko', 'stickyfill', 'url-template'].map((name) => `node_modules/${name}`),
);

/**
 * Packages with libvips. They are allowed, because libvips is loaded as a shared library, which the
 * LGPL allows.
 */
const LINKED = /^node_modules\/@img\/sharp-/;

export const allowedLicences: Check = {
  title: 'Every package has an allowed licence',
  find: async ({ root }) => {
    const lock: { packages: Record<string, { license?: string; link?: boolean }> } = JSON.parse(
      await readFile(join(root, 'package-lock.json'), 'utf8'),
    );
    return Object.entries(lock.packages)
      .filter(([path, { link }]) => !link && path.includes('node_modules/') && !LINKED.test(path))
      .filter(([path, { license }]) => !isAllowed(license) && !UNDECLARED.has(path))
      .map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`);
  },
};

/**
 * Evaluates the simple SPDX expressions that occur: one side of an OR must be allowed, and both
 * sides of an AND.
 */
export function isAllowed(expression = ''): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));
}

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

export const portableLockFile: Check = {
  title: 'The lock file names no registry host and has an integrity value for each package',
  find: async ({ root }) => {
    const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
      await readFile(join(root, 'package-lock.json'), 'utf8'),
    );
    return Object.entries(lock.packages).flatMap(([path, { resolved, integrity, link }]) => {
      if (link || !path.includes('node_modules/')) return [];
      if (resolved) return [`${path}: resolved is ${resolved}; remove it`];
      return integrity ? [] : [`${path}: has no integrity value`];
    });
  },
};
