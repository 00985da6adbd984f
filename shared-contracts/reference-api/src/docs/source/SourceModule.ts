import type { Expression } from '@swc/core';

/** A constant of a contract file as it is written. */
export interface SourceConst {
  value: Expression;
  /** Its docblock as plain text; empty without one. */
  doc: string;
}

/** A contract file as it is written; what the compiler throws away is the documentation. */
export interface SourceModule {
  /** File name without its ending, e.g. `orders`. */
  name: string;
  consts: Map<string, SourceConst>;
  /** Local name to the module and the name it comes from. */
  imports: Map<string, { module: string; name: string }>;
  docAt: (start: number) => string;
}
