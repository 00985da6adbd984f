import { msg } from '@lingui/core/macro';
import { localeOfPage } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { optional } from '@marketplace/contracts/rendering';
import { landingPath } from '@marketplace/contracts/routes';
import { prepareText } from '../information/prepareText';
import { landingJsonLd } from '../landing/landingJsonLd';
import { fetchFigures, loadQuestions } from '../landing/landingRequests';

/** Loads the brand's page: the market's settings, its largest shops, and questions with answers. */
export async function loader(market: MarketConfig, request: Request) {
  const { brandName, brandSlug, sellerSiteUrl } = market;
  const language = localeOfPage(request);
  const fetching = fetchFigures(request);
  const questions = prepareText(await loadQuestions(language), market, language);
  const head: PageHead = {
    title: msg`The market of rivers, fields and villages`,
    description: msg`What ${brandName} is, how shopping works here, and how to sell on it.`,
    canonicalPath: landingPath(brandSlug),
    jsonLd: landingJsonLd({ market, questions, language, origin: request.url }),
  };
  // The server's document waits for the shops, so that it contains them even without scripts. A
  // navigation in the browser does not wait.
  const { data: figures } = await optional('The figures', fetching, { waitMs: 0 });
  return {
    head,
    brandName,
    sellerSiteUrl,
    questions,
    figures,
  };
}
