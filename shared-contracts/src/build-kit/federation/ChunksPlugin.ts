import type { Compiler } from 'webpack';
import type { BuiltChunks } from './ReleaseManifest';

/**
 * Writes `chunks.json`: which files each named chunk needs. The server lists them in the page, so
 * that the browser asks for all of them at once.
 */
export class ChunksPlugin {
  constructor(private readonly entryName: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunksPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunksPlugin', stage }, () => {
        const scriptsOf = (files: string[]) => files.filter((file) => file.endsWith('.js'));
        const entry = compilation.entrypoints.get(this.entryName);
        if (!entry) throw new Error(`There is no entry named ${this.entryName} in this build.`);
        const built: BuiltChunks = { entry: scriptsOf(entry.getFiles()), chunks: {} };
        for (const [name, group] of compilation.namedChunkGroups) {
          if (group !== entry) built.chunks[name] = scriptsOf(group.getFiles());
        }
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(built)));
      });
    });
  }
}
