import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrityOf';
import { INTEGRITY_LIST } from './ReleaseManifest';

const { loadScript } = webpack.RuntimeGlobals;

/**
 * Placeholder in the first script for the hash of `INTEGRITY_LIST`. That hash exists only after all
 * other scripts are written.
 */
const PLACEHOLDER = 'integrity-of-the-list';

/**
 * Makes the browser verify every script of a release. The HTML of a page contains the hashes of the
 * first scripts. A list (`INTEGRITY_LIST`) contains the hashes of later scripts, and the first
 * script of the release contains the hash of that list. A build has no script loader of its own: it
 * passes each script to the shell's `__loadScript(url, done, integrityOfTheList)` (decision 043).
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(loadScript)
        // Runs before webpack adds its own script loader, and replaces that loader.
        .tap({ name: 'IntegrityPlugin', stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadVerifiedScript());
          return true;
        });
      // Runs after the last change to the scripts.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const scripts = Object.entries(assets)
          .filter(([name]) => name.endsWith('.js'))
          .map(([name, asset]): [string, string] => [name, String(asset.source())]);
        const isFirst = ([, code]: [string, string]) => code.includes(PLACEHOLDER);
        const list = JSON.stringify(
          Object.fromEntries(
            scripts
              .filter((script) => !isFirst(script))
              .map(([name, code]) => [name, integrityOf(code)]),
          ),
        );
        compilation.emitAsset(INTEGRITY_LIST, new sources.RawSource(list));
        for (const [name, code] of scripts.filter(isFirst)) {
          const signed = code.replaceAll(PLACEHOLDER, integrityOf(list));
          compilation.updateAsset(name, new sources.RawSource(signed));
        }
      });
    });
  }
}

class LoadVerifiedScript extends webpack.RuntimeModule {
  constructor() {
    super('load verified script');
  }

  override generate(): string {
    return `${loadScript}=(url,done)=>__loadScript(url,done,"${PLACEHOLDER}");`;
  }
}
