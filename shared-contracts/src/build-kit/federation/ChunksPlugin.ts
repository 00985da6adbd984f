import type { Compilation, Compiler } from 'webpack';
import type { ReleaseFacts } from '../facts/ReleaseFacts';
import type { BuiltChunks } from './ReleaseManifest';

/**
 * Writes `chunks.json`: the scripts of the entry and of each named chunk, and the facts about the
 * build. The server lists the scripts of a page's chunks in the page, so that the browser requests
 * all of them immediately.
 */
export class ChunksPlugin {
  constructor(
    private readonly entryName: string,
    private readonly describe: (compilation: Compilation) => Promise<Partial<ReleaseFacts>>,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunksPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ChunksPlugin', stage }, async () => {
        const isScript = (file: string) => /(?<!\.hot-update)\.js$/.test(file);
        const scriptsOf = (files: string[]) => files.filter(isScript);
        const entry = compilation.entrypoints.get(this.entryName);
        if (!entry) throw new Error(`There is no entry named ${this.entryName} in this build.`);
        const built: BuiltChunks = {
          entry: scriptsOf(entry.getFiles()),
          chunks: {},
          ...(await this.describe(compilation)),
        };
        for (const [name, group] of compilation.namedChunkGroups) {
          if (group !== entry) built.chunks[name] = scriptsOf(group.getFiles());
        }
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(built)));
      });
    });
  }
}
