/** What is put in the place of examples made from schemas. */
export interface Examples {
  /** Replies by the id of their call. */
  replies: Map<string, unknown>;
  /** What fields of bodies of such a name hold. */
  words: Record<string, unknown>;
  /** The same for one call alone, by its id. */
  wordsOf: Map<string, Record<string, unknown>>;
}

export const noExamples = (): Examples => ({ replies: new Map(), words: {}, wordsOf: new Map() });
