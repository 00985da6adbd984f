import { useLingui } from '@lingui/react/macro';
import { NotFoundMessage } from './NotFoundMessage';

/**
 * 404 page for a missing product, shop, post or other resource of a known route. Specification
 * section 2 prescribes its text, including the misspelling.
 */
export function ResourceNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundMessage
      kicker={t`This page could not be found`}
      title={t`Look like you're lost`}
      text={t`the page you are looking for not avaible!`}
    />
  );
}
