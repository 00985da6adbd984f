import { type Figures, SHORT_LINES, smallFolders } from './figures';
import { findFileCycles, findFolderCycles } from './findCycles';
import type { Module } from './readModules';

/** Lines per file of the whole project. */
const MEDIAN = { least: 40, most: 60 };
const MAX_P90 = 180;
const MAX_LINES = 300;
const MAX_SHORT = { project: 0.05, package: 0.08 };
/** A share of fewer files says nothing: a new remote is mostly what federation asks for. */
const LEAST_FILES_FOR_SHARE = 20;
const MAX_ROOMS: Record<string, number> = { 'mf-catalog': 18, 'mf-account': 8 };
const MAX_ARROWS: Record<string, number> = { 'mf-catalog': 39 };
const LEAST_FILES = 3;

/** The page table is joined from what each part states of its own pages (decision 025). */
const PAGE_TABLE = {
  importer: /^shared-contracts\/src\/contracts\/pages\/(pageTable|remotes)\.ts$/,
  imported: /^[^/]+\/pages\.ts$/,
};

/** Folders that may hold fewer source files. */
const SMALL_FOLDERS = [
  // One file per exposed module, and one per URL.
  /^mf-[^/]+\/src\/(exposes|routes)$/,
  // Loaders of translations, the coverage of the specification, test kits.
  /\/(locales|spec-coverage|testing(\/.+)?)$/,
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
      title: `Lines of a file: median ${MEDIAN.least} to ${MEDIAN.most}, 90 % at most ${MAX_P90}`,
      violations: [
        ...(project.median < MEDIAN.least || project.median > MEDIAN.most
          ? [`the median is ${project.median}`]
          : []),
        ...(project.p90 > MAX_P90 ? [`90 % are at most ${project.p90}`] : []),
      ],
    },
    {
      title: `No file over ${MAX_LINES} lines`,
      violations: modules
        .filter(({ lines }) => lines > MAX_LINES)
        .map(({ path, lines }) => `${path}: ${lines}`),
    },
    {
      title: `Under ${SHORT_LINES} lines: fewer than ${percent(MAX_SHORT.project)} of all files, ${percent(MAX_SHORT.package)} of a package`,
      violations: [
        ...shareOver(packages, MAX_SHORT.package),
        ...shareOver(new Map([['all', project]]), MAX_SHORT.project),
      ],
    },
    { title: 'Rooms of a package', violations: over(packages, 'rooms', MAX_ROOMS) },
    {
      title: 'Arrows between the rooms of a package',
      violations: over(packages, 'arrows', MAX_ARROWS),
    },
    {
      title: `A folder holds at least ${LEAST_FILES} source files`,
      violations: smallFolders(modules, LEAST_FILES).filter(
        (folder) => !SMALL_FOLDERS.some((pattern) => pattern.test(folder)),
      ),
    },
    {
      title: 'Folders do not import each other by value',
      violations: findFolderCycles(withoutPageTable(modules)).map((names) => names.join(' ↔ ')),
    },
    {
      title: 'Files do not import each other, not even by type',
      violations: findFileCycles(modules).map((paths) => paths.join(' ↔ ')),
    },
  ];
}

const withoutPageTable = (modules: readonly Module[]) =>
  modules.map((module) =>
    PAGE_TABLE.importer.test(module.path)
      ? { ...module, imports: module.imports.filter(({ path }) => !PAGE_TABLE.imported.test(path)) }
      : module,
  );

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
    files >= LEAST_FILES_FOR_SHARE && short / files >= most
      ? [`${name}: ${percent(short / files)}`]
      : [],
  );

export const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;
