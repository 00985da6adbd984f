/** Declares two untyped libraries, as far as the journeys use them. */
declare module '@marbec/web-auto-extractor' {
  /** Structured data of a page, grouped by format and then by the type of the outermost item. */
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
    /** Path from the outermost item to the item with the issue. */
    path?: { type?: string; property?: string; index?: number }[];
  }
  export default class Validator {
    /** @param schema schema.org's vocabulary as JSON-LD */
    constructor(schema: object);
    validate(data: ExtractedData): Promise<ValidationIssue[]>;
  }
}
