import { msg, plural } from '@lingui/core/macro';
import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { markupOnly } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { blogListPath, feedPath } from '@marketplace/contracts/routes';
import { fetchBlogs } from '../blog/blogRequests';
import { LEAD_PICTURE_SIZES } from '../blog/pictureSizes';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const asked = new URL(request.url).searchParams.get('tag') || undefined;
  const { items, paginationStatus } = await fetchBlogs({ pageNumber, tag: asked }, request);
  const tag = items[0]?.tags?.find(({ handle }) => handle === asked);
  if (isBeyondLastPage(paginationStatus) || (asked && !tag)) throw data(null, { status: 404 });
  const picture = items[0]?.imageUrls;
  const head: PageHead = {
    title: titleOf(pageNumber, tag?.name),
    description: msg`Recipes, seasons and the people behind the shops.`,
    canonicalPath: blogListPath(items.length === 0 ? 1 : pageNumber, tag?.handle),
    feedPath: feedPath(),
    ...(picture && {
      imageUrl: picture.mediumImageUrl,
      lcpImage: pictureSources(picture, LEAD_PICTURE_SIZES, 'post'),
    }),
  };
  const [lead, ...others] = items;
  return {
    head,
    lead: markupOnly(lead),
    others: others.length > 0 ? markupOnly(others) : undefined,
    subjects: subjectsOf(items),
    paginationStatus,
    tag,
  };
}

/** Returns the tags of the posts, each once. */
const subjectsOf = (posts: readonly BlogSummary[]) => [
  ...new Map(posts.flatMap(({ tags = [] }) => tags.map((tag) => [tag.handle, tag]))).values(),
];

function titleOf(pageNumber: number, subject: string | undefined) {
  if (subject === undefined)
    return pageNumber === 1 ? msg`Blog` : msg`${plural(pageNumber, { other: 'Blog, page #' })}`;
  return pageNumber === 1
    ? msg`Posts about ${subject}`
    : msg`${plural(pageNumber, { other: `Posts about ${subject}, page #` })}`;
}
