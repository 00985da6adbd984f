/** Types of two untyped libraries, limited to the functions that the journeys use. */
declare module '@marbec/web-auto-extractor' {
  /** Structured data of a page, by format and then by type of its outermost items. */
  export interface ExtractedData {
    jsonld: Record<string, object[]>;
  }
  export default class WebAutoExtractor {
    parse(html: string): ExtractedData;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { ExtractedData } from '@marbec/web-auto-extractor';

  export interface ValidationIssue {
    issueMessage: string;
    /** Path from the outermost item to the one with the issue. */
    path?: { type?: string; property?: string; index?: number }[];
  }
  export default class Validator {
    /** @param schema the vocabulary of schema.org as JSON-LD */
    constructor(schema: object);
    validate(data: ExtractedData): Promise<ValidationIssue[]>;
  }
}
