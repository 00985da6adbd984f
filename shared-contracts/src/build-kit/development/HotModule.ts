/** The members of webpack's `import.meta.webpackHot` that are used. */
export interface HotModule {
  /** Data that the previous version of the module stored in `dispose`. */
  data?: Record<string, unknown>;
  accept: () => void;
  dispose: (leave: (data: Record<string, unknown>) => void) => void;
  /** Resolves to the replaced modules; `null` if there is no update. Rejects if an update fails. */
  check: (isApplied: true) => Promise<readonly unknown[] | null>;
}
