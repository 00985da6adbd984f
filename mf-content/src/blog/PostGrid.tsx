import { useLingui } from '@lingui/react/macro';
import type { BlogSummary } from '@marketplace/contracts/api/blog';
import * as media from '@marketplace/contracts/design/breakpoints';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { blogPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { PostFacts } from './PostFacts';
import { Card, Excerpt, Facts, Text } from './PostGrid.styles';
import { CARD_PICTURE_SIZES } from './pictureSizes';

/** Shows posts in one column on a phone, and in two or three columns on wider screens. */
export function PostGrid({ posts }: { posts: BlogSummary[] }) {
  return (
    <Grid role="list">
      {posts.map((post) => (
        <li key={post.uuid}>
          <BlogCard post={post} />
        </li>
      ))}
    </Grid>
  );
}

/** Shows one post in a list. The whole card links to the post. */
function BlogCard({ post }: { post: BlogSummary }) {
  const { i18n } = useLingui();
  const lang = otherLanguageOf(post.summary, i18n.locale);
  return (
    <Card>
      <Picture
        {...post.imageUrls}
        kind="post"
        alt=""
        sizes={CARD_PICTURE_SIZES}
        width={2}
        height={1}
      />
      <Text>
        <h3>
          <CardLink to={blogPath(post.handle)} lang={lang}>
            {post.title}
          </CardLink>
        </h3>
        <Excerpt lang={lang}>{post.summary}</Excerpt>
        <Facts>
          <PostFacts post={post} />
        </Facts>
      </Text>
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.wide} {
    gap: var(--space-6);
  }
`;
