import * as z from 'zod/mini';
import type { Call } from '../../contracts/api/defineCall';
import { paginationStatus } from '../../contracts/api/pagination';
import type { Findings } from '../Report';
import { type RawRequest, sendRequest } from '../sendRequest';

const LAST_PAGE = 1_000_000;
const SIZES = [1, 100];

const pageReply = z.object({
  items: z.optional(z.array(z.unknown())),
  searchList: z.optional(z.array(z.unknown())),
  paginationStatus,
});

type Page = z.infer<typeof paginationStatus> & { length: number };
type Ask = (query: Record<string, unknown>) => Promise<Page | undefined>;
type Differ = (what: string) => void;

/**
 * Checks the pages of an endpoint, if it has pages. Requests pages of several sizes, and a page
 * past the end.
 */
export async function checkPaging(
  host: string,
  call: Call,
  good: RawRequest,
  findings: Findings,
): Promise<void> {
  if (!(call.query instanceof z.ZodMiniObject) || !('pageNumber' in call.query.shape)) return;
  const ask: Ask = async (query) => {
    const answer = await sendRequest(host, call, { ...good, query: { ...good.query, ...query } });
    const { data } = pageReply.safeParse(answer.body);
    // Returns `undefined` if fields are missing; the check of the valid request reports them.
    return (
      data && { ...data.paginationStatus, length: (data.items ?? data.searchList ?? []).length }
    );
  };
  const differ: Differ = (what) => findings.differ(call.id, what);
  const usual = z.safeParse(call.query, good.query ?? {}).data?.pageSize;
  const first = await ask({});
  if (!first) return;
  if (first.pageSize !== usual) differ(`paginationStatus.pageSize is not ${String(usual)}`);
  if (first.pageNumber !== 1) differ('paginationStatus.pageNumber is not 1 by default');
  for (const pageSize of SIZES) await checkSize(pageSize, first, ask, differ);
  await checkBeyond(first, ask, differ);
}

async function checkSize(pageSize: number, first: Page, ask: Ask, differ: Differ): Promise<void> {
  const page = await ask({ pageSize, pageNumber: 1 });
  if (!page) return;
  const asked = `pageSize=${pageSize}`;
  const right = Math.min(pageSize, page.totalItems);
  if (page.length !== right) differ(`items: ${right} expected for ${asked}, got ${page.length}`);
  if (page.pageSize !== pageSize) differ(`paginationStatus.pageSize is not that of ${asked}`);
  if (page.totalItems !== first.totalItems) {
    differ(`paginationStatus.totalItems changes with ${asked}`);
  }
}

async function checkBeyond(first: Page, ask: Ask, differ: Differ): Promise<void> {
  const beyond = await ask({ pageNumber: LAST_PAGE });
  if (!beyond) return differ('200 expected for a page beyond the end');
  if (beyond.length > 0) differ('items is not empty beyond the end');
  if (beyond.totalItems !== first.totalItems) {
    differ('paginationStatus.totalItems changes beyond the end');
  }
  if (beyond.pageNumber !== LAST_PAGE) {
    differ('paginationStatus.pageNumber is not the requested page');
  }
}
