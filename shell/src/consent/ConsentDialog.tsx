import { Trans } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { DialogFoot } from '@marketplace/contracts/ui/DialogFoot';
import type { ReactNode } from 'react';
import { type Consent, type Purpose, readConsent } from '../page/consent';
import { Choices } from './ConsentPanel.styles';

interface ConsentDialogProps {
  purposes: Purpose[];
  onAnswer: (consent: Consent) => void;
  onClose: () => void;
}

/** Dialog with a checkbox for each purpose. It shows what the visitor chose earlier. */
export function ConsentDialog({ purposes, onAnswer, onClose }: ConsentDialogProps) {
  const before = readConsent();
  const handleSubmit = (form: FormData) =>
    onAnswer({ statistics: form.has('statistics'), chat: form.has('chat') });
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Cookies and statistics</Trans>}>
      <Choices action={handleSubmit}>
        <p>
          <Trans>Everything works without it too.</Trans>{' '}
          <Link to={informationPath('cookies-policy')} onClick={onClose}>
            <Trans>Cookies policy</Trans>
          </Link>
        </p>
        <Checkbox
          checked
          disabled
          label={
            <Choice title={<Trans>Needed</Trans>}>
              <Trans>Keeps your cart, your login and your language.</Trans>
            </Choice>
          }
        />
        {purposes.includes('statistics') && (
          <Checkbox
            name="statistics"
            defaultChecked={before?.statistics}
            label={
              <Choice title={<Trans>Statistics</Trans>}>
                <Trans>
                  Counts what is looked at and bought, and how fast pages are. No name, number or
                  address is sent with it.
                </Trans>
              </Choice>
            }
          />
        )}
        {purposes.includes('chat') && (
          <Checkbox
            name="chat"
            defaultChecked={before?.chat}
            label={
              <Choice title={<Trans>Chat of another company</Trans>}>
                <Trans>Loaded when you ask for help. It may set cookies of its own.</Trans>
              </Choice>
            }
          />
        )}
        <DialogFoot>
          <Button type="submit" variant="primary" isWide>
            <Trans>Save</Trans>
          </Button>
        </DialogFoot>
      </Choices>
    </Dialog>
  );
}

function Choice({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      {title}
      <small>{children}</small>
    </>
  );
}
