import type { MadePackage } from '../packages/makePackages';
import { type NewPage, titleOf } from './pageTemplate';

/** Settings of this repository's package.json that a remote's repository has as well. */
export interface ProjectSettings {
  engines: Record<string, string>;
  devDependencies: Record<string, string>;
  jest: { projects: { displayName: string; preset: string; testEnvironment: string }[] };
}

/** Matches the development tools that a remote needs. All other tools are for the whole shop. */
const TOOLS =
  /^(@biomejs\/biome|@lingui\/.+|@swc\/.+|@testing-library\/.+|@types\/(?!ws$).+|jest.*|pofile|schema-dts|tsx|typescript)$/;

/** Contents of the files of a remote's repository outside the remote's folder. */
export const standaloneFiles = (
  page: NewPage,
  settings: ProjectSettings,
  packages: readonly MadePackage[],
): Record<string, string> => ({
  'package.json': `${JSON.stringify(packageJson(page, settings, packages), null, 2)}\n`,
  'README.md': readme(page),
});

function packageJson(
  { remote }: NewPage,
  { engines, devDependencies, jest }: ProjectSettings,
  packages: readonly MadePackage[],
) {
  return {
    name: `${remote}-repository`,
    version: '1.0.0',
    private: true,
    engines,
    workspaces: ['mf-*'],
    scripts: {
      test: `tsc --noEmit -p ${remote} && biome check && jest && npm run release -- check ${remote}`,
      release: 'exec tsx node_modules/@marketplace/release/release/command/main.ts',
      extract: 'exec tsx node_modules/@marketplace/release/commands/messages/extract.ts',
    },
    jest: {
      ...jest,
      projects: jest.projects
        .filter(({ displayName }) => displayName !== 'react canary')
        .map((project) => ({
          ...project,
          preset: installed(project.preset),
          testEnvironment: installed(project.testEnvironment),
        })),
    },
    dependencies: Object.fromEntries(
      packages.map(({ name, file }) => [name, `file:packages/${file}`]),
    ),
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).filter(([name]) => TOOLS.test(name)),
    ),
  };
}

/** Path of a file of the contracts in a repository that installs the contracts as a package. */
const installed = (path: string) =>
  path.replace('./shared-contracts/', './node_modules/@marketplace/contracts/');

const readme = ({ remote, slug, ownerEmail }: NewPage) => `# ${titleOf(slug)}

The remote \`${remote}\` of a shop${ownerEmail ? `, owned by ${ownerEmail}` : ''}. It is built, tested and released from this repository alone.

\`\`\`sh
npm install
npm run extract   # collects the texts; then translate bn.po and fr.po
SHOP=<folder> npm test
\`\`\`

## The shop

\`SHOP\` names the checkout or the data folder of a shop that runs on this machine. For another shop set:

| variable | content |
|---|---|
| \`RELEASES_URL\` | folder or \`s3://\` address of the shop's releases |
| \`API_ORIGIN\` | address of its API |
| \`RELEASE_KEY\` | file of this team's private key |
| \`RELEASE_TRUST\` | file of the public keys that the shop trusts |

The owner of the shop makes the key by \`keys ${remote}\` of the release command.

## Commands

| command | what it does |
|---|---|
| \`npm test\` | types, lint, unit tests, and every page in each language beside the shop's live releases |
| \`npm run extract\` | collects the texts of the pages in the \`.po\` files; a changed text keeps its old translation as a comment |
| \`npm run release -- check ${remote}\` | what each release gate says; releases nothing |
| \`npm run release -- publish ${remote}\` | builds the committed sources, checks them and makes them live |
| \`npm run release -- publish ${remote} --channel staging\` | makes them live in the staging shop only |
| \`npm run release -- canary ${remote} 10%\` | shows what is in staging to a tenth of the shoppers |
| \`npm run release -- promote ${remote}\` | makes the canary live for everybody |
| \`npm run release -- rollback ${remote} --why "…"\` | goes back to the release before |
| \`npm run release -- list\`, \`history ${remote}\` | the live releases; who released them, and when |

## Map of folders

| folder | holds |
|---|---|
| [\`${remote}/\`](${remote}/README.md) | the remote: pages, loaders, texts, tests |
| \`packages/\` | the contracts and the release command, with what changed in \`CHANGELOG.md\` |

## New contracts

The owner of the shop packs them: \`npm run new -- packages <folder>\` in the shop's repository, with the folder \`packages\` of this one. Read its \`CHANGELOG.md\`, run the \`npm install\` that the command prints, and release.
`;
