import { useLingui } from '@lingui/react/macro';
import { NotFoundMessage } from './NotFoundMessage';

/** 404 page for a URL that no route matches (specification section 2). */
export function RouteNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundMessage
      title={t`This page could not be found`}
      text={t`Perhaps it was moved, or the address has a typing mistake.`}
    />
  );
}
