import * as z from 'zod/mini';

/** A violation of a page's content security policy. */
export interface PolicyViolation {
  /** Such as `script-src-elem`. */
  directive: string;
  /** Origin of the refused resource, or a word such as `inline` or `eval`. */
  blocked: string;
  /** Path of the page. */
  path: string;
  /** Address of the file it happened in, without its query. */
  file?: string;
}

const text = z.optional(z.string().check(z.maxLength(4000)));

/** The form of `report-to`: a list of reports of many kinds. */
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
/** The form of `report-uri`, which other browsers use. */
const reportUri = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': z.nullish(text),
  }),
});

/** Schemes of the visitor's browser extensions. */
const FOREIGN = /^(?:[\w-]+-extension|about|safari-web-extension|webkit-masked-url):/;
/** Directives of a page's policy, and those that fall back to its `default-src`. */
const DIRECTIVE =
  /^((script|style)-src(-elem|-attr)?|(default|img|font|connect|frame|manifest|media|object|worker|child)-src|form-action|base-uri|frame-ancestors|trusted-types|require-trusted-types-for)$/;

/**
 * The violations in a report of either form, without those by browser extensions; `undefined` for any other
 * shape.
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

/** Keeps only the origin of an address: paths and queries of other sites may be personal. */
function blockedOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'other';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
