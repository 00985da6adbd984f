import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import { useState } from 'react';
import { bottomBarHeight } from '../notices/bottomBarHeight';
import { useBarLift } from '../notices/useBarLift';
import { type Consent, type Purpose, saveConsent } from '../page/consent';
import { ConsentDialog } from './ConsentDialog';
import { Bar, Buttons } from './ConsentPanel.styles';

interface ConsentPanelProps {
  kind: 'notice' | 'dialog';
  purposes: Purpose[];
  onChoose: () => void;
  onAnswered: () => void;
  /** Called when the visitor closes the dialog without an answer. */
  onClose: () => void;
}

/** The consent notice at the lower edge of the screen, or the consent dialog. */
export function ConsentPanel({ kind, purposes, onChoose, onAnswered, onClose }: ConsentPanelProps) {
  const answer = (consent: Consent) => {
    saveConsent(consent);
    onAnswered();
  };
  if (kind === 'dialog') {
    return <ConsentDialog purposes={purposes} onAnswer={answer} onClose={onClose} />;
  }

  return <ConsentNotice purposes={purposes} onAnswer={answer} onChoose={onChoose} />;
}

interface ConsentNoticeProps {
  purposes: Purpose[];
  onAnswer: (consent: Consent) => void;
  onChoose: () => void;
}

function ConsentNotice({ purposes, onAnswer, onChoose }: ConsentNoticeProps) {
  const { t } = useLingui();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useBarLift(bar, bottomBarHeight);
  const answerAll = (isGiven: boolean) =>
    onAnswer({
      statistics: isGiven && purposes.includes('statistics'),
      chat: isGiven && purposes.includes('chat'),
    });
  return (
    <Bar ref={setBar} role="region" aria-label={t`Cookies and statistics`}>
      <p>{question(purposes)}</p>
      <Buttons>
        <Button onClick={() => answerAll(true)}>
          <Trans>Agree</Trans>
        </Button>
        <Button onClick={() => answerAll(false)}>
          <Trans>Refuse</Trans>
        </Button>
        <Button onClick={onChoose}>
          <Trans>Choose</Trans>
        </Button>
      </Buttons>
    </Bar>
  );
}

/** One short line about all purposes. The dialog that "Choose" opens says more. */
function question(purposes: Purpose[]) {
  if (!purposes.includes('chat'))
    return <Trans>May we count visits, without knowing who you are?</Trans>;
  if (!purposes.includes('statistics'))
    return <Trans>May we load another company’s chat when you ask for help?</Trans>;
  return <Trans>May we count visits, and load another company’s chat when you ask for help?</Trans>;
}
