import { Trans } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import { bus } from '../../contracts';

/**
 * Opens the consent dialog. Without JavaScript, it links to the cookies policy, because nothing is
 * measured then.
 */
export function ConsentLink() {
  return (
    <Link
      to={informationPath('cookies-policy')}
      onClick={(event) => {
        event.preventDefault();
        bus.publish('consent:choice-requested', {});
      }}
    >
      <Trans>Cookies and statistics</Trans>
    </Link>
  );
}
