import { ApiError } from '@marketplace/contracts/api/client';
import { listInformationPages } from '@marketplace/contracts/api/informationPages';
import type { InformationText } from '@marketplace/contracts/federation/parseInformationPage';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { InformationSlug } from '@marketplace/contracts/informationSlugs';
import { optional } from '@marketplace/contracts/rendering';
import { callApi } from '../../contracts';

/**
 * Fetches the text of an information page. Returns the market's own text or, if the market has
 * none, the text of this release. Also returns the text of this release if the API fails, is too
 * slow (the API client's time limits) or does not support the call.
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
  // The cast is safe: each file in `texts` is an information text. An import with a variable in its
  // path has no type.
  return marketText ?? (ownText.default as InformationText);
}

async function fetchMarketText(slug: InformationSlug, language: Locale, request: Request) {
  const loading = callApi(listInformationPages, { query: { slug, language }, request });
  const reply = await optional(`The market's own text of /${slug}`, loading.catch(noneIfMissing));
  return reply?.items.find((page) => page.slug === slug && page.language === language);
}

/** An API without this extension replies with 404, which is not a failure. */
function noneIfMissing(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}
