import * as z from 'zod/mini';

export interface PolicyViolation {
  /** The violated directive, such as `script-src-elem`. */
  directive: string;
  /** Origin of the refused resource, or a word such as `inline` or `eval`. */
  blocked: string;
  /** Path of the page. */
  path: string;
  /** URL of the file in which the violation happened, without its query. */
  file?: string;
}

const text = z.optional(z.string().check(z.maxLength(4000)));

/** Format for `report-to`: a list of reports of many kinds. */
const reportingApi = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: z.nullish(text),
    }),
  }),
);
/** Format for `report-uri`, which some browsers use. */
const reportUri = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': z.nullish(text),
  }),
});

/** Matches URLs of the visitor's browser extensions. */
const FOREIGN = /^(?:[\w-]+-extension|about|safari-web-extension|webkit-masked-url):/;
/** Matches the directives of our policy, and the directives that fall back to its `default-src`. */
const DIRECTIVE =
  /^((script|style)-src(-elem|-attr)?|(default|img|font|connect|frame|manifest|media|object|worker|child)-src|form-action|base-uri|frame-ancestors|trusted-types|require-trusted-types-for)$/;

/**
 * Reads the violations in a report of either format. Omits violations that browser extensions
 * cause, and violations without a known directive or a URL of the page. Returns `undefined` if the
 * body has neither format.
 */
export function readPolicyReports(body: unknown): PolicyViolation[] | undefined {
  const several = reportingApi.safeParse(body).data;
  if (several) {
    return several.flatMap(({ type, body: it }) =>
      type === 'csp-violation'
        ? violationOf(it.documentURL, it.effectiveDirective, it.blockedURL, it.sourceFile)
        : [],
    );
  }
  const single = reportUri.safeParse(body).data?.['csp-report'];
  if (!single) return undefined;
  const directive = single['effective-directive'] ?? single['violated-directive']?.split(' ')[0];
  return violationOf(
    single['document-uri'],
    directive,
    single['blocked-uri'],
    single['source-file'],
  );
}

function violationOf(
  documentUrl = '',
  directive = '',
  blocked = '',
  file?: string | null,
): PolicyViolation[] {
  if (!DIRECTIVE.test(directive) || !URL.canParse(documentUrl)) return [];
  if (FOREIGN.test(blocked) || FOREIGN.test(file ?? '')) return [];
  const source = file && URL.canParse(file) ? new URL(file) : undefined;
  return [
    {
      directive,
      blocked: blockedOf(blocked),
      path: new URL(documentUrl).pathname,
      ...(source && { file: `${source.origin}${source.pathname}`.slice(0, 300) }),
    },
  ];
}

/** Keeps only the origin of a URL, because paths and queries of other sites may be personal. */
function blockedOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'other';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
