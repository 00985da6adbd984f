import { dirname } from 'node:path/posix';
import type { Module } from './readModules';

export interface Figures {
  files: number;
  /** Lines per file. */
  median: number;
  p90: number;
  longest: number;
  /** Files under `SHORT_LINES`. */
  short: number;
  /** Folders and files directly in `src`. */
  rooms: number;
  /** Pairs of rooms of one package where one imports the other. */
  arrows: number;
}

export const SHORT_LINES = 12;

/** Translations, test kit and the coverage of the specification are not counted as rooms. */
const NO_ROOMS = new Set(['locales', 'testing', 'specification', 'spec-coverage']);

/** @param modules those of one package, or of the project */
export function figuresOf(modules: readonly Module[]): Figures {
  const lines = modules.map((module) => module.lines).sort((a, b) => a - b);
  const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0;
  const rooms = new Set<string>();
  const arrows = new Set<string>();
  for (const { path, imports } of modules) {
    const room = roomOf(path);
    if (!room) continue;
    rooms.add(room);
    for (const target of imports) {
      const other = roomOf(target.path);
      if (other && other !== room && dirname(other) === dirname(room))
        arrows.add(`${room} → ${other}`);
    }
  }
  return {
    files: lines.length,
    median: at(0.5),
    p90: at(0.9),
    longest: lines.at(-1) ?? 0,
    short: lines.filter((count) => count < SHORT_LINES).length,
    rooms: rooms.size,
    arrows: arrows.size,
  };
}

/** `mf-x/src/reviews` of any file below it; undefined outside `src`. */
function roomOf(path: string): string | undefined {
  const [, room = '', name = ''] = /^(.*?\/src\/([^/]+))/.exec(path) ?? [];
  return room && !NO_ROOMS.has(name) ? room : undefined;
}

/** Folders with fewer than `least` source files, counted with their subfolders. */
export function smallFolders(modules: readonly Module[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { path } of modules) {
    const parts = path.split('/');
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, count]) => count < least).map(([folder]) => folder);
}
