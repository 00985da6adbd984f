import { useLingui } from '@lingui/react/macro';
import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { SanitizedHtml } from '@marketplace/contracts/ui/SanitizedHtml';
import { isLong } from '../ContentsList';
import { Body, Byline, Contents, Figure, Foot, Head, Root, Summary } from './Article.styles';
import { PostFacts } from './PostFacts';
import { PostTags } from './PostTags';
import { POST_PICTURE_SIZES } from './pictureSizes';
import type { PreparedBody } from './prepareBody';
import { SharePost } from './SharePost';

export interface ArticleProps {
  blog: BlogSummary;
  body: PreparedBody;
  /** Absolute URL of the post. */
  url: string;
}

export function Article({ blog, body, url }: ArticleProps) {
  const { i18n } = useLingui();
  const lang = otherLanguageOf(blog.summary, i18n.locale);
  return (
    <Root>
      <Head>
        <PageHeading lang={lang}>{blog.title}</PageHeading>
        <Summary lang={lang}>{blog.summary}</Summary>
        <Byline>
          <span translate="no">{blog.authorName}</span>
          <span>
            <PostFacts post={blog} />
          </span>
        </Byline>
        <PostTags tags={blog.tags ?? []} />
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
      {isLong(body.headings) && <Contents headings={body.headings} lang={lang} />}
      <Body>
        <SanitizedHtml html={body.html} lang={lang} />
      </Body>
      <Foot>
        <SharePost title={blog.title} url={url} />
      </Foot>
    </Root>
  );
}
