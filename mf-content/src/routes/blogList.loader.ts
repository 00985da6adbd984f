import { msg } from '@lingui/core/macro';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { blogListPath } from '@marketplace/contracts/routes';
import { fetchBlogs } from '../blog/blogRequests';
import { LEAD_PICTURE_SIZES } from '../blog/pictureSizes';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const { items, paginationStatus } = await fetchBlogs(pageNumber, request);
  if (isBeyondLastPage(paginationStatus)) throw data(null, { status: 404 });
  const picture = items[0]?.imageUrls;
  const head: PageHead = {
    title: pageNumber === 1 ? msg`Blog` : msg`Blog, page ${pageNumber}`,
    description: msg`Recipes, seasons and the people behind the shops.`,
    canonicalPath: blogListPath(items.length === 0 ? 1 : pageNumber),
    ...(picture && {
      imageUrl: picture.mediumImageUrl,
      lcpImage: pictureSources(picture, LEAD_PICTURE_SIZES, 'post'),
    }),
  };
  return { head, posts: items, paginationStatus };
}
