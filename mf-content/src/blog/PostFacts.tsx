import { Plural, useLingui } from '@lingui/react/macro';
import type { BlogSummary } from '@marketplace/contracts/api/blog';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';

/** Shows the date of a post and, if the API sends it, the reading time in minutes. */
export function PostFacts({ post }: { post: BlogSummary }) {
  const { i18n } = useLingui();
  const { publishedAt, readingMinutes: minutes } = post;
  return (
    <>
      <time dateTime={publishedAt}>{formatDate(publishedAt, i18n)}</time>
      {minutes !== undefined && (
        <>
          <span> · </span>
          <Plural value={minutes} one="# minute read" other="# minutes read" />
        </>
      )}
    </>
  );
}
