import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { blogPath } from '@marketplace/contracts/routes';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Lead, LeadExcerpt, LeadText, LeadTitle } from './LeadPost.styles';
import { PostFacts } from './PostFacts';
import { LEAD_PICTURE_SIZES } from './pictureSizes';

/** The first post of the list, large: its picture is the largest of the first screen. */
export function LeadPost({ post }: { post: BlogSummary }) {
  return (
    <Lead>
      <Picture
        kind="post"
        {...post.imageUrls}
        alt=""
        sizes={LEAD_PICTURE_SIZES}
        width={2}
        height={1}
        priority="high"
      />
      <LeadText>
        <LeadTitle>
          <CardLink to={blogPath(post.handle)}>{post.title}</CardLink>
        </LeadTitle>
        <LeadExcerpt>{post.summary}</LeadExcerpt>
        <p>
          {post.authorName} · <PostFacts post={post} />
        </p>
      </LeadText>
    </Lead>
  );
}
