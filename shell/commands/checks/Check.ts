export interface Check {
  title: string;
  /** Resolves to one line per violation, which names the file and what to do instead. */
  find: (root: string) => Promise<string[]>;
}
