import { useLingui } from '@lingui/react/macro';
import type { BlogTag } from '@marketplace/contracts/api/blog';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Link } from '@marketplace/contracts/router';
import { blogListPath } from '@marketplace/contracts/routes';
import { PillLinks } from '@marketplace/contracts/ui/PillLinks';

/** Shows the tags of a post. Each tag links to all posts with that tag. */
export function PostTags({ tags }: { tags: readonly BlogTag[] }) {
  const { t, i18n } = useLingui();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t`Subjects`}>
      <PillLinks as="ul" role="list">
        {tags.map(({ handle, name }) => (
          <li key={handle}>
            <Link to={blogListPath(1, handle)} lang={otherLanguageOf(name, i18n.locale)}>
              {name}
            </Link>
          </li>
        ))}
      </PillLinks>
    </nav>
  );
}
