import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { pictureSources } from '@marketplace/contracts/design/pictureSources';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { redirectToHandle } from '@marketplace/contracts/pages/redirectToHandle';
import { readingMinutes } from '@marketplace/contracts/readingMinutes';
import { optional } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { blogListPath, blogPath, feedPath } from '@marketplace/contracts/routes';
import { blogJsonLd } from '../blog/blogJsonLd';
import { fetchBlog, fetchNewestPosts } from '../blog/blogRequests';
import { fetchComments } from '../blog/comments/commentRequests';
import { pickRelatedPosts } from '../blog/pickRelatedPosts';
import { POST_PICTURE_SIZES } from '../blog/pictureSizes';
import { prepareBody } from '../blog/prepareBody';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const handle = params.slug ?? '';
  const newest = fetchNewestPosts(request);
  const fetching = fetchComments(handle, request);
  const { body, ...blog } = await fetchBlog(handle, request).catch(throwNotFound);
  redirectToHandle(request, { slug: handle, handle: blog.handle, path: blogPath(blog.handle) });
  const [subject] = blog.tags ?? [];
  const ofSubject = subject ? fetchNewestPosts(request, subject.handle) : [];
  const url = new URL(blogPath(blog.handle), request.url);
  const picture = blog.imageUrls;
  const head: PageHead = {
    title: blog.title,
    description: blog.summary,
    canonicalPath: blogPath(blog.handle),
    openGraphType: 'article',
    feedPath: feedPath(),
    breadcrumbs: [
      { name: msg`Blog`, path: blogListPath() },
      { name: blog.title, path: blogPath(blog.handle) },
    ],
    jsonLd: [blogJsonLd(blog, url.origin)],
    ...(picture && {
      imageUrl: picture.mediumImageUrl,
      lcpImage: pictureSources(picture, POST_PICTURE_SIZES, 'post'),
    }),
  };
  // The server's document waits for the comments, so that it contains them even without scripts. A
  // navigation in the browser does not wait.
  const { data: comments } = await optional('The comments', fetching, { waitMs: 0 });
  return {
    head,
    blog: { ...blog, readingMinutes: blog.readingMinutes ?? readingMinutes(body) },
    body: prepareBody(body),
    url: url.href,
    nextReads: Promise.all([ofSubject, newest]).then((posts) =>
      pickRelatedPosts(blog, posts.flat()),
    ),
    comments,
  };
}

/** A missing post leads to the not-found page (specification section 8). */
function throwNotFound(failure: unknown): never {
  if (failure instanceof ApiError && failure.status === 404) throw data(null, { status: 404 });
  throw failure;
}
