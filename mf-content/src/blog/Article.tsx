import { Plural, useLingui } from '@lingui/react/macro';
import type { Blog } from '@marketplace/contracts/api/blog';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { Html } from '@marketplace/contracts/ui/Html';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Body, Byline, Figure, Head, Root, Summary } from './Article.styles';
import { POST_PICTURE_SIZES } from './pictureSizes';
import { readingMinutes } from './readingMinutes';

/** A post, set for reading. */
export function Article({ blog }: { blog: Blog }) {
  const { i18n } = useLingui();
  const minutes = readingMinutes(blog.body);
  return (
    <Root>
      <Head>
        <PageHeading>{blog.title}</PageHeading>
        <Summary>{blog.summary}</Summary>
        <Byline>
          <span>{blog.authorName}</span>
          <time dateTime={blog.publishedAt}>{formatDate(blog.publishedAt, i18n)}</time>
          <span>
            <Plural value={minutes} one="# minute read" other="# minutes read" />
          </span>
        </Byline>
      </Head>
      {blog.imageUrls && (
        <Figure>
          <Picture
            kind="post"
            {...blog.imageUrls}
            alt=""
            sizes={POST_PICTURE_SIZES}
            width={2}
            height={1}
            priority="high"
          />
        </Figure>
      )}
      <Body>
        <Html html={blog.body} />
      </Body>
    </Root>
  );
}
