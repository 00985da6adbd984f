import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { listInformationPages } from '@marketplace/contracts/api/informationPages';
import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { InformationSlug } from '@marketplace/contracts/informationSlugs';

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
  try {
    const query = { slug, language };
    const { items } = await callApi(listInformationPages, { query, request });
    return items.find((page) => page.slug === slug && page.language === language);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    const reason = error instanceof Error ? error.message : error;
    console.warn(`The market's own text of /${slug} could not be loaded:`, reason);
    return undefined;
  }
}
