import { API, DiagnosticCategory, type Snapshot } from 'typescript/unstable/sync';
import type { SourceChange } from './Sources';

/** A place that does not type-check. */
export interface TypeFault {
  line: number;
  /** First sentence of the compiler's message. */
  message: string;
  /** True if the file cannot be parsed. */
  isSyntax: boolean;
}

/** The state of the program at one time, which later changes of files do not affect. */
export interface TypeSnapshot {
  /**
   * Faults of a file, given by its path in the repository. A file that cannot be parsed has only
   * syntax faults; a file outside the program has none.
   */
  faultsOf: (file: string) => TypeFault[];
  /** Frees the memory of a snapshot that is no longer used. */
  release: () => void;
}

/**
 * The compiler as a server, which keeps all sources in memory and checks single files. Its API is
 * declared unstable, so the version is pinned and `checkProcess.test.ts` tests it.
 */
export class TypeProgram {
  private readonly compiler: API;

  /**
   * @param root absolute path of the repository
   * @param project path of the `tsconfig.json` with all packages
   */
  constructor(
    private readonly root: string,
    private readonly project: string,
  ) {
    this.compiler = new API({ cwd: root });
  }

  open(): TypeSnapshot {
    return this.read(this.compiler.updateSnapshot({ openProjects: [this.project] }));
  }

  /** Reads the changed files again, and no others. */
  update(changes: readonly SourceChange[]): TypeSnapshot {
    const paths = (isOfKind: (change: SourceChange) => boolean) =>
      changes.filter(isOfKind).map(({ file }) => this.pathOf(file));
    const fileChanges = {
      changed: paths(({ before, after }) => before !== undefined && after !== undefined),
      created: paths(({ before }) => before === undefined),
      deleted: paths(({ after }) => after === undefined),
    };
    return this.read(this.compiler.updateSnapshot({ fileChanges }));
  }

  private read(snapshot: Snapshot): TypeSnapshot {
    const program = snapshot.getProject(this.project)?.program;
    if (!program) throw new Error(`The compiler cannot read ${this.project}.`);
    let names: Set<string> | undefined;
    return {
      faultsOf: (file) => {
        const path = this.pathOf(file);
        names ??= new Set(program.getSourceFileNames());
        if (!names.has(path)) return [];
        const syntax = program.getSyntacticDiagnostics(path);
        const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(path);
        const errors = found.filter(({ category }) => category === DiagnosticCategory.Error);
        if (errors.length === 0) return [];
        // Not read from the disk, where the file may have been changed or deleted since.
        const text = program.getSourceFile(path)?.text ?? '';
        return errors.map(({ pos, text: message }) => ({
          line: text.slice(0, pos).split('\n').length,
          message,
          isSyntax: syntax.length > 0,
        }));
      },
      release: () => snapshot.dispose(),
    };
  }

  private pathOf(file: string): string {
    return `${this.root}/${file}`;
  }
}
