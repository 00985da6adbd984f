import { msg } from '@lingui/core/macro';
import { isBeyondLastPage } from '@marketplace/contracts/api/isBeyondLastPage';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { blogListPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { pageNumberOf } from '@marketplace/contracts/routes/pageNumberOf';
import { fetchBlogs } from '../blog-list/fetchBlogs';
import { LEAD_PICTURE_SIZES } from '../blog-list/leadPictureSizes';

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
      lcpImage: pictureSources(picture, LEAD_PICTURE_SIZES),
    }),
  };
  return { head, posts: items, paginationStatus };
}
