import { useLingui } from '@lingui/react/macro';
import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { blogPath } from '@marketplace/contracts/routes';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Card, Excerpt, Moment, Text, Title } from './BlogCard.styles';

/** As wide as a thumb's width in a row on a phone, as a column of the grid elsewhere. */
const SIZES = '(min-width: 1328px) 410px, (min-width: 881px) 32vw, (min-width: 600px) 48vw, 112px';

/** A post in a list; all of the card leads to the post. */
export function BlogCard({ post }: { post: BlogSummary }) {
  const { i18n } = useLingui();
  return (
    <Card>
      <Picture {...post.imageUrls} alt="" sizes={SIZES} width={2} height={1} />
      <Text>
        <Title>
          <CardLink to={blogPath(post.handle)}>{post.title}</CardLink>
        </Title>
        <Excerpt>{post.summary}</Excerpt>
        <Moment dateTime={post.publishedAt}>{formatDate(post.publishedAt, i18n)}</Moment>
      </Text>
    </Card>
  );
}
