import { msg } from '@lingui/core/macro';
import type { SubCategory } from '@marketplace/contracts/api/categories';
import { isBeyondLastPage } from '@marketplace/contracts/api/isBeyondLastPage';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { categoriesPath, categoryPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { pageNumberOf } from '@marketplace/contracts/routes/pageNumberOf';
import { answerInTime } from '../answer-in-time/answerInTime';
import { CATEGORY_SIZES } from '../categories/categorySizes';
import { fetchCategories } from '../categories/fetchCategories';
import { groupCategories } from '../categories/groupCategories';
import { fetchFeaturedGroups } from '../featured-groups/fetchFeaturedGroups';
import { placesJsonLd } from '../places-json-ld/placesJsonLd';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const [{ value: page, ...unanswered }, { value: groups = [] }] = await Promise.all([
    answerInTime(`categories, page ${pageNumber}`, () => fetchCategories(pageNumber, request)),
    // Without them the page has no headings.
    answerInTime('featured sections', () => fetchFeaturedGroups(request)),
  ]);
  if (!page) {
    const head = headOf(pageNumber);
    return data({ head, list: undefined, ...unanswered }, { status: 503 });
  }
  const { items, paginationStatus } = page;
  if (isBeyondLastPage(paginationStatus)) throw data(null, { status: 404 });
  const sections = groupCategories(items, groups);
  const shown = sections.flatMap(({ categories }) => categories);
  const places = shown.map(({ name, handle }) => ({ name, path: categoryPath(handle) }));
  const head: PageHead = {
    ...headOf(pageNumber, shown),
    ...(items.length > 0 && {
      jsonLd: [placesJsonLd(places, paginationStatus, new URL(request.url).origin)],
    }),
  };
  return data({ head, list: { sections, paginationStatus }, late: undefined });
}

function headOf(pageNumber: number, shown?: SubCategory[]): PageHead {
  const isEmpty = shown?.length === 0;
  const picture = shown?.[0]?.imageUrl;
  return {
    title: pageNumber === 1 ? msg`Categories` : msg`Categories, page ${pageNumber}`,
    description: msg`Everything the market deals in, from leafy greens to nakshi kantha.`,
    canonicalPath: categoriesPath(isEmpty ? 1 : pageNumber),
    isPrivate: isEmpty,
    ...(picture && {
      imageUrl: picture.mediumImageUrl,
      lcpImage: pictureSources(picture, CATEGORY_SIZES),
    }),
  };
}
