import { msg, plural } from '@lingui/core/macro';
import type { SubCategory } from '@marketplace/contracts/api/categories';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { critical } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { categoriesPath, categoryPath } from '@marketplace/contracts/routes';
import { CATEGORY_SIZES } from '../cards/pictureSizes';
import { fetchCategories, groupCategories } from '../categories/categoryList';
import { fetchFeaturedGroups } from '../home/homeRequests';
import { itemListJsonLd } from '../seo/listJsonLd';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const [{ value: page, ...unanswered }, { value: groups = [], ...ungrouped }] = await Promise.all([
    critical(`categories, page ${pageNumber}`, () => fetchCategories(pageNumber, request)),
    // Critical, because the sections are the page's headings. If this call fails, the page offers
    // Retry.
    critical('featured sections', () => fetchFeaturedGroups(request)),
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
      jsonLd: [itemListJsonLd(places, paginationStatus, new URL(request.url).origin)],
    }),
  };
  return data({ head, list: { sections, paginationStatus }, ...ungrouped });
}

function headOf(pageNumber: number, shown?: SubCategory[]): PageHead {
  const isEmpty = shown?.length === 0;
  const picture = shown?.[0]?.imageUrl;
  return {
    title:
      pageNumber === 1
        ? msg`Categories`
        : msg`${plural(pageNumber, { other: 'Categories, page #' })}`,
    description: msg`Everything the market deals in, from leafy greens to nakshi kantha.`,
    canonicalPath: categoriesPath(isEmpty ? 1 : pageNumber),
    isPrivate: isEmpty,
    ...(picture && {
      imageUrl: picture.mediumImageUrl,
      lcpImage: pictureSources(picture, CATEGORY_SIZES),
    }),
  };
}
