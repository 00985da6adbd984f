import { useLingui } from '@lingui/react/macro';
import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { blogPath } from '@marketplace/contracts/routes';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Lead, LeadExcerpt, LeadText, LeadTitle } from './LeadPost.styles';
import { PostFacts } from './PostFacts';
import { LEAD_PICTURE_SIZES } from './pictureSizes';

/**
 * Shows the first post of the list. Its picture is the largest picture that is visible without
 * scrolling.
 */
export function LeadPost({ post }: { post: BlogSummary }) {
  const { i18n } = useLingui();
  const lang = otherLanguageOf(post.summary, i18n.locale);
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
          <CardLink to={blogPath(post.handle)} lang={lang}>
            {post.title}
          </CardLink>
        </LeadTitle>
        <LeadExcerpt lang={lang}>{post.summary}</LeadExcerpt>
        <p>
          <span translate="no">{post.authorName}</span>
          <span> · </span>
          <PostFacts post={post} />
        </p>
      </LeadText>
    </Lead>
  );
}
