import { Trans, useLingui } from '@lingui/react/macro';
import type { HandOver } from '@marketplace/contracts/api/handOvers';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { complaintsPath } from '@marketplace/contracts/routes';
import { FoldedParcelForm } from './FoldedParcelForm';

interface NotReceivedProps {
  orderUuid: string;
  handOver: HandOver;
}

/** Shows the proof that a parcel was handed over, and reports the parcel as not received. */
export function NotReceived({ orderUuid, handOver }: NotReceivedProps) {
  const { i18n, t } = useLingui();
  const { parcelUuid, handedOverAt, area, code, reportableUntil } = handOver;
  const time = formatDeadline(handedOverAt, i18n);
  const until = formatDeadline(reportableUntil, i18n);
  return (
    <FoldedParcelForm
      summary={<Trans>Not received</Trans>}
      action={complaintsPath()}
      orderUuid={orderUuid}
      parcelUuid={parcelUuid}
      submit={<Trans>Report it as not received</Trans>}
    >
      {() => (
        <>
          <p>
            <Trans>
              The courier handed it over in <Area area={area} />:{' '}
              <time dateTime={handedOverAt}>{time}</time>.
            </Trans>{' '}
            {code !== null && <Trans>The courier was given the code {code}.</Trans>}
          </p>
          <p>
            <Trans>
              If you have not received it, we ask the courier and the shop. You can report it until{' '}
              <time dateTime={reportableUntil}>{until}</time>.
            </Trans>
          </p>
          <input type="hidden" name="intent" value="report-not-received" />
          <input type="hidden" name="description" value={t`I have not received this parcel.`} />
        </>
      )}
    </FoldedParcelForm>
  );
}

/** Shows an area, of which a customer has typed some names, perhaps in another language. */
function Area({ area }: { area: string }) {
  const { i18n } = useLingui();
  return area.split(/(?<=, )/).map((name) => (
    <span key={name} lang={otherLanguageOf(name, i18n.locale)}>
      {name}
    </span>
  ));
}
