import { Trans, useLingui } from '@lingui/react/macro';
import type { Preferences as Chosen } from '@marketplace/contracts/api/preferences';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { bus, useRetained } from '../../contracts';
import { SavePanel } from './SavePanel';

/** Names of the shop's languages, each in itself. */
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'bn', label: 'বাংলা' },
  { value: 'fr', label: 'Français' },
];

/**
 * Lets the customer choose the language of messages, the newsletter and statistics. The answer about
 * statistics belongs to the browser, the rest to the account.
 */
export function Preferences({ chosen }: { chosen: Chosen }) {
  const { t } = useLingui();
  return (
    <SavePanel
      title={<Trans>Newsletter, language and statistics</Trans>}
      intent="save-preferences"
      below={<Statistics />}
    >
      <SelectField
        name="messageLanguage"
        label={t`Language of messages about your orders`}
        placeholder={t`The one in which I order`}
        options={LANGUAGES}
        defaultValue={chosen.messageLanguage ?? ''}
        isOptional
      />
      {chosen.isSubscribed === null ? (
        <p>
          <Trans>Confirm your e-mail address to choose the newsletter.</Trans>
        </p>
      ) : (
        <>
          <input type="hidden" name="hasNewsletter" value="1" />
          <Checkbox
            name="isSubscribed"
            value="1"
            label={<Trans>Send me the newsletter</Trans>}
            defaultChecked={chosen.isSubscribed}
          />
        </>
      )}
    </SavePanel>
  );
}

/**
 * Shows what the visitor has answered in the consent dialog of the shell, and opens it. Without
 * JavaScript nothing is counted, and the link leads to the cookies policy.
 */
function Statistics() {
  const consent = useRetained('consent:changed');
  return (
    <p>
      {consent?.statistics ? (
        <Trans>Your visits with this browser are counted in our statistics.</Trans>
      ) : (
        <Trans>Your visits with this browser are not counted in our statistics.</Trans>
      )}{' '}
      <Change
        to={informationPath('cookies-policy')}
        onClick={(event) => {
          event.preventDefault();
          bus.publish('consent:choice-requested', {});
        }}
      >
        <Trans>Change this</Trans>
      </Change>
    </p>
  );
}

const Change = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
`;
