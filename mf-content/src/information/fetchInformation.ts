import { callApi } from '@marketplace/contracts/api/client';
import { listInformationPages } from '@marketplace/contracts/api/informationPages';
import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { InformationSlug } from '@marketplace/contracts/routes';

/** Longest that a page waits for the market's own text, ms; the gateway gives its data 800. */
const TIME_LIMIT_MS = 500;

/**
 * The text of an information page: the market's own where it has written one, otherwise the one of
 * this release. A host that fails, is late or lacks the call costs no visitor the page.
 */
export async function fetchInformation(
  slug: InformationSlug,
  language: Locale,
  request: Request,
): Promise<InformationText> {
  const [rewritten, own] = await Promise.all([
    fetchRewritten(slug, language, request),
    import(/* webpackChunkName: "text-[request]" */ `./texts/${slug}.${language}.md`),
  ]);
  return rewritten ?? (own.default as InformationText); // a name with a variable has no type
}

async function fetchRewritten(slug: InformationSlug, language: Locale, request: Request) {
  try {
    const query = { slug, language };
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const { items } = await callApi(listInformationPages, { query, request, signal });
    return items[0];
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`The market's own text of /${slug} could not be loaded:`, reason);
    return undefined;
  }
}
