const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Message files, from the `messages` of each package's package.json: folder of the `.po`
 * files → folders and files whose messages it holds, relative to the package. A package without it that has
 * `src/locales` keeps all of its messages there.
 */
function catalogsOf(name) {
  const manifest = JSON.parse(readFileSync(join(__dirname, name, 'package.json'), 'utf8'));
  const messages = manifest.messages ?? { 'src/locales': { include: ['src'] } };
  return Object.entries(messages).map(([folder, { include, exclude = [] }]) => ({
    path: `<rootDir>/${name}/${folder}/{locale}`,
    include: include.map((path) => `<rootDir>/${join(name, path)}`),
    exclude: [
      '**/*.test.*',
      ...exclude.flatMap((path) => [`**/${join(name, path)}/**`, `**/${join(name, path)}`]),
    ],
  }));
}

const packages = readdirSync(__dirname).filter((name) =>
  existsSync(join(__dirname, name, 'package.json')),
);

module.exports = {
  sourceLocale: 'en',
  locales: ['en', 'bn', 'fr'],
  format: 'po',
  formatOptions: { lineNumbers: false, origins: false },
  orderBy: 'message',
  catalogs: packages.flatMap(catalogsOf),
};
