import { Trans, useLingui } from '@lingui/react/macro';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { Step } from './Step';

/** Characters the host takes. */
const LONGEST = 1000;

/** @param text what was typed before the page was left */
export function NoteStep({ text }: { text: string | undefined }) {
  const { t } = useLingui();
  return (
    <Step number={3} title={<Trans>Anything the shops should know?</Trans>}>
      <TextAreaField
        label={t`Note`}
        hint={t`For example when somebody is at home`}
        name="note"
        defaultValue={text}
        maxLength={LONGEST}
        rows={3}
        isOptional
      />
    </Step>
  );
}
