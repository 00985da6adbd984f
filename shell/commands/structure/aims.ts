import { type Figures, SHORT_LINES, smallFolders } from './figures';
import { findFileCycles, findFolderCycles } from './findCycles';
import type { Module } from './readModules';

/** Lines per file of the whole project; the median to aim at is 40 to 60. */
const MEDIAN = { least: 36, most: 80 };
const MOST_P90 = 180;
const MOST_LINES = 300;
const MOST_SHORT = { project: 0.05, package: 0.08 };
const MOST_ROOMS: Record<string, number> = { 'mf-catalog': 18, 'mf-account': 8 };
const MOST_ARROWS: Record<string, number> = { 'mf-catalog': 39 };
const LEAST_FILES = 3;

/** Folders that may hold fewer source files. */
const SMALL_FOLDERS = [
  // One file per exposed module, and one per URL.
  /^mf-[^/]+\/src\/(exposes|routes)$/,
  // Loaders of translations, the coverage of the specification, test kits, scenarios of one remote.
  /\/(locales|spec-coverage|testing(\/.+)?|harness)$/,
  // Modules that webpack alone knows.
  /^shared-contracts\/src\/build-kit\/federation\/(container|unused)$/,
];

interface Aim {
  title: string;
  /** One line each. */
  violations: string[];
}

/** The aims of the structure with everything that misses them. */
export function aimsOf(
  modules: readonly Module[],
  packages: ReadonlyMap<string, Figures>,
  project: Figures,
): Aim[] {
  return [
    {
      title: `Lines of a file: median ${MEDIAN.least} to ${MEDIAN.most}, 90 % at most ${MOST_P90}`,
      violations: [
        ...(project.median < MEDIAN.least || project.median > MEDIAN.most
          ? [`the median is ${project.median}`]
          : []),
        ...(project.p90 > MOST_P90 ? [`90 % are at most ${project.p90}`] : []),
      ],
    },
    {
      title: `No file over ${MOST_LINES} lines`,
      violations: modules
        .filter(({ lines }) => lines > MOST_LINES)
        .map(({ path, lines }) => `${path}: ${lines}`),
    },
    {
      title: `Under ${SHORT_LINES} lines: fewer than ${percent(MOST_SHORT.project)} of all files, ${percent(MOST_SHORT.package)} of a package`,
      violations: [
        ...shareOver(packages, MOST_SHORT.package),
        ...shareOver(new Map([['all', project]]), MOST_SHORT.project),
      ],
    },
    { title: 'Rooms of a package', violations: over(packages, 'rooms', MOST_ROOMS) },
    {
      title: 'Arrows between the rooms of a package',
      violations: over(packages, 'arrows', MOST_ARROWS),
    },
    {
      title: `A folder holds at least ${LEAST_FILES} source files`,
      violations: smallFolders(modules, LEAST_FILES).filter(
        (folder) => !SMALL_FOLDERS.some((pattern) => pattern.test(folder)),
      ),
    },
    {
      title: 'Folders do not import each other by value',
      violations: findFolderCycles(modules).map((names) => names.join(' ↔ ')),
    },
    {
      title: 'Files do not import each other, not even by type',
      violations: findFileCycles(modules).map((paths) => paths.join(' ↔ ')),
    },
  ];
}

const over = (
  packages: ReadonlyMap<string, Figures>,
  key: 'rooms' | 'arrows',
  limits: Record<string, number>,
) =>
  [...packages].flatMap(([name, figures]) =>
    figures[key] > (limits[name] ?? Number.POSITIVE_INFINITY)
      ? [`${name}: ${figures[key]}, at most ${limits[name]}`]
      : [],
  );

const shareOver = (packages: ReadonlyMap<string, Figures>, most: number) =>
  [...packages].flatMap(([name, { short, files }]) =>
    files > 0 && short / files >= most ? [`${name}: ${percent(short / files)}`] : [],
  );

export const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;
