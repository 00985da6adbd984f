const { readdirSync, readFileSync } = require('node:fs');
const { join, parse } = require('node:path');

// Folders without import rules: messages are data, and every test may import shared test code.
const OUTSIDE = ['locales', 'testing'];

/**
 * Reads the import rules of one package from `layers` and `fronts` in its package.json. `layers`
 * names folders or top-level files, from the top layer down. `src/*` stands for everything that no
 * other layer names, so that a new folder is guarded immediately. A folder may import from lower
 * layers. From another folder of its own layer, it may import only the files in `fronts`.
 * @param root root folder of the repository
 * @param name folder name of the package
 * @returns {{ name: string, from: Record<'path' | 'pathNot', string>, to: { path: string[],
 * pathNot?: string[] } }[]}
 * @throws Error that names a folder in no layer
 */
function layerBorders(root, name) {
  const { layers, fronts = [] } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  );
  const placed = placeFolders(root, name, layers);
  for (const folder of unplacedFolders(root, name, 'src', placed)) {
    throw new Error(
      `${name}/${folder} is in no layer: name it in "layers" of ${name}/package.json.`,
    );
  }
  return placed
    .flatMap((place) => [upward(name, place, placed), sideways(name, place, placed, fronts)])
    .filter((rule) => rule.to.path.length > 0);
}

function upward(name, { folder, layer, level }, placed) {
  return {
    name: `${name}-${layer}-below: ${folder}`,
    comment: `${folder} is in the layer "${layer}": it imports from the layers below it (${name}/package.json).`,
    severity: 'error',
    from: { path: pathOf(name, folder), pathNot: TESTS },
    to: {
      path: placed
        .filter((other) => other.level < level)
        .map((other) => pathOf(name, other.folder)),
    },
  };
}

function sideways(name, { folder, layer, level }, placed, fronts) {
  return {
    name: `${name}-${layer}-beside: ${folder}`,
    comment: `Of a neighbour in the layer "${layer}" import what "fronts" of ${name}/package.json lists.`,
    severity: 'error',
    from: { path: pathOf(name, folder), pathNot: TESTS },
    to: {
      path: placed
        .filter((other) => other.level === level && other.folder !== folder)
        .map((other) => pathOf(name, other.folder)),
      pathNot: fronts.map((front) => `^${name}/${front}\\.[cm]?tsx?$`),
    },
  };
}

const TESTS = '\\.test\\.tsx?$';

function placeFolders(root, name, layers) {
  const named = Object.values(layers).flat();
  return Object.entries(layers).flatMap(([layer, patterns], level) =>
    patterns
      .flatMap((pattern) => expand(root, name, pattern, named))
      .map((folder) => ({ folder, layer, level })),
  );
}

/** Lists the folders and top-level files that match a pattern such as `src/*`. */
function expand(root, name, pattern, named) {
  if (!pattern.endsWith('/*')) return [pattern];
  return children(root, name, pattern.slice(0, -2)).filter((folder) => !named.includes(folder));
}

/**
 * Lists folders and files that are in no layer. If only subfolders of a folder are in layers,
 * searches the folder as well.
 */
function unplacedFolders(root, name, parent, placed) {
  return children(root, name, parent).flatMap((child) => {
    if (placed.some(({ folder }) => folder === child)) return [];
    const isDivided = placed.some(({ folder }) => folder.startsWith(`${child}/`));
    return isDivided ? unplacedFolders(root, name, child, placed) : [child];
  });
}

/** Lists folders and source files in a folder, without extensions. */
function children(root, name, parent) {
  return readdirSync(join(root, name, parent), { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !OUTSIDE.includes(entry.name) : isSource(entry.name)))
    .map((entry) => `${parent}/${entry.isDirectory() ? entry.name : parse(entry.name).name}`);
}

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);

const pathOf = (name, folder) => `^${name}/${folder}(/|\\.[cm]?tsx?$)`;

module.exports = { layerBorders };
