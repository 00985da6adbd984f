/** webpack's `import.meta.webpackHot`, as far as it is used. */
export interface HotModule {
  /** Data that the previous version of the module left in `dispose`. */
  data?: Record<string, unknown>;
  accept: () => void;
  dispose: (leave: (data: Record<string, unknown>) => void) => void;
  /** Resolves to the replaced modules, or `null` without an update. Rejects if an update fails. */
  check: (isApplied: true) => Promise<readonly unknown[] | null>;
}
