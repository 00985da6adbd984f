const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const COMPOSERS = ['exposes', 'routes'];
// Catalogues are data, and what tests share is open to every test.
const NO_FEATURES = [...COMPOSERS, 'locales', 'testing'];

/**
 * One rule per feature folder found under a remote's `src/`: other features may import only its
 * door, the file that carries the folder's own name (`product-card/ProductCard.tsx`).
 */
function featureBorders(root) {
  return foldersOf(root)
    .filter((name) => name.startsWith('mf-'))
    .flatMap((remote) =>
      foldersOf(join(root, remote, 'src'))
        .filter((feature) => !NO_FEATURES.includes(feature))
        .map((feature) => borderOf(remote, feature)),
    );
}

function borderOf(remote, feature) {
  const camelCase = feature.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const pascalCase = camelCase[0].toUpperCase() + camelCase.slice(1);
  return {
    name: `feature-${remote}-${feature}`,
    comment: `Import ${feature}/${pascalCase} or ${camelCase}, not the inside of ${feature}/.`,
    severity: 'error',
    from: { path: `^${remote}/src/(?!(${[...COMPOSERS, feature].join('|')})/)[^/]+/` },
    to: {
      path: `^${remote}/src/${feature}/`,
      pathNot: `^${remote}/src/${feature}/(${pascalCase}|${camelCase})\\.tsx?$`,
    },
  };
}

function foldersOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

module.exports = { featureBorders };
