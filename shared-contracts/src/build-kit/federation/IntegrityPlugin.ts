import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrityOf';
import { INTEGRITY_LIST } from './ReleaseManifest';

const { loadScript } = webpack.RuntimeGlobals;

/** Stands in the first script for the list's integrity, which is known once all others are written. */
const PLACEHOLDER = 'integrity-of-the-list';

/**
 * Has the browser check every script of a release. Those that a page starts with have their hashes in
 * its HTML; those that come later are in a list of the release (`INTEGRITY_LIST`), whose own hash stands
 * in the release's first script. A build has no loader of scripts of its own, but hands each to the
 * shell's: `__loadScript(url, done, integrityOfTheList)` (decision 043).
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(loadScript)
        // Before webpack's own, which is left out.
        .tap({ name: 'IntegrityPlugin', stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadVerifiedScript());
          return true;
        });
      // Once the scripts are as they will be.
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
