import { ApiError } from '@marketplace/contracts/api/client';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { blogPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { blogJsonLd } from '../blog-post/blogJsonLd';
import { fetchBlog } from '../blog-post/fetchBlog';
import { fetchNextReads } from '../blog-post/fetchNextReads';
import { POST_PICTURE_SIZES } from '../blog-post/postPictureSizes';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const handle = params.slug ?? '';
  const nextReads = fetchNextReads(handle, request);
  const blog = await fetchBlog(handle, request).catch(throwNotFound);
  const picture = blog.imageUrls;
  const head: PageHead = {
    title: blog.title,
    description: blog.summary,
    canonicalPath: blogPath(blog.handle),
    openGraphType: 'article',
    jsonLd: blogJsonLd(blog, new URL(request.url).origin),
    ...(picture && {
      imageUrl: picture.mediumImageUrl,
      lcpImage: pictureSources(picture, POST_PICTURE_SIZES),
    }),
  };
  return { head, blog, nextReads };
}

/** Specification section 8: a missing post is the not-found page. */
function throwNotFound(failure: unknown): never {
  if (failure instanceof ApiError && failure.status === 404) throw data(null, { status: 404 });
  throw failure;
}
