import { msg } from '@lingui/core/macro';
import { isBeyondLastPage } from '@marketplace/contracts/api/isBeyondLastPage';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { categoriesPath, categoryPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { pageNumberOf } from '@marketplace/contracts/routes/pageNumberOf';
import { CATEGORY_SIZES } from '../categories/categorySizes';
import { fetchCategories } from '../categories/fetchCategories';
import { groupCategories } from '../categories/groupCategories';
import { fetchFeaturedGroups } from '../featured-groups/fetchFeaturedGroups';
import { optionalData } from '../optional-data/optionalData';
import { placesJsonLd } from '../places-json-ld/placesJsonLd';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const [{ items, paginationStatus }, groups = []] = await Promise.all([
    fetchCategories(pageNumber, request),
    // Without them the page has no headings.
    optionalData('The featured sections', fetchFeaturedGroups(request)),
  ]);
  if (isBeyondLastPage(paginationStatus)) throw data(null, { status: 404 });
  const sections = groupCategories(items, groups);
  const shown = sections.flatMap(({ categories }) => categories);
  const picture = shown[0]?.imageUrl;
  const places = shown.map(({ name, handle }) => ({ name, path: categoryPath(handle) }));
  const head: PageHead = {
    title: pageNumber === 1 ? msg`Categories` : msg`Categories, page ${pageNumber}`,
    description: msg`Everything the market deals in, from leafy greens to nakshi kantha.`,
    canonicalPath: categoriesPath(items.length === 0 ? 1 : pageNumber),
    isPrivate: items.length === 0,
    ...(picture && {
      imageUrl: picture.mediumImageUrl,
      lcpImage: pictureSources(picture, CATEGORY_SIZES),
    }),
    ...(items.length > 0 && {
      jsonLd: [placesJsonLd(places, paginationStatus, new URL(request.url).origin)],
    }),
  };
  return { head, sections, paginationStatus };
}
