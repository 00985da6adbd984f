import { Button } from '@marketplace/contracts/ui/Button';
import { Input, Row } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { reloadPage, shopPage } from '../loader/PanelHost';
import { CodeForm } from './CodeForm';
import { endSession, type Session } from './sessionRequests';

/**
 * Shows a link to the test session, its code and the code of the page. Ends the session, and opens
 * other codes.
 */
export function SessionSection({ session }: { session: Session }) {
  const { run, ...outcome } = useAction();
  const page = shopPage();
  const { pathname, search } = page?.location ?? { pathname: '/', search: '' };
  const link = `${session.link}?to=${encodeURIComponent(pathname + search)}`;
  const code = page?.__qaPanel?.code;
  const handleEnd = () =>
    run(async () => {
      await endSession();
      reloadPage();
    });
  const copy = (text: string, what: string) =>
    run(async () => {
      await navigator.clipboard.writeText(text);
      return `${what} is copied.`;
    });
  return (
    <>
      <Input label="Link that opens this page in this session" value={link} readOnly />
      <Button onClick={() => copy(link, 'The link')}>Copy link</Button>
      <p>
        {`Code of this session: ${session.code}. /qa/open/${session.code} opens the same settings in a session of one's own.`}
      </p>
      {code && (
        <p>{`Code of this page: ${code}. /qa/open/${code} opens it with the same releases.`}</p>
      )}
      <p>{`Session ${session.id} ends at ${new Date(session.expiresAt).toLocaleString()}.`}</p>
      <Row>
        <Button isLoading={outcome.isBusy ?? false} onClick={handleEnd}>
          End session
        </Button>
      </Row>
      <Outcome {...outcome} />
      <p>
        A code starts another session in this browser. It keeps neither customer nor language of
        this session.
      </p>
      <CodeForm />
    </>
  );
}
