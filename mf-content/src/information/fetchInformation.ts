import { ApiError } from '@marketplace/contracts/api/client';
import { listInformationPages } from '@marketplace/contracts/api/informationPages';
import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { InformationSlug } from '@marketplace/contracts/informationSlugs';
import { optional } from '@marketplace/contracts/rendering';
import { callApi } from '../../client';

/**
 * The text of an information page: the market's own where it has written one, otherwise the one of
 * this release. A host that fails, is late (the API
 * client's own limits) or lacks the call costs no visitor the page.
 */
export async function fetchInformation(
  slug: InformationSlug,
  language: Locale,
  request: Request,
): Promise<InformationText> {
  const [marketText, ownText] = await Promise.all([
    fetchMarketText(slug, language, request),
    import(/* webpackChunkName: "text-[request]" */ `./texts/${slug}.${language}.md`),
  ]);
  return marketText ?? (ownText.default as InformationText); // a name with a variable has no type
}

async function fetchMarketText(slug: InformationSlug, language: Locale, request: Request) {
  const loading = callApi(listInformationPages, { query: { slug, language }, request });
  const reply = await optional(`The market's own text of /${slug}`, loading.catch(noneIfMissing));
  return reply?.items.find((page) => page.slug === slug && page.language === language);
}

/** A host without the extension is no failure. */
function noneIfMissing(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}
