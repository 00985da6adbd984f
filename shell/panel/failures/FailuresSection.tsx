import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Outcome, useAction } from '../controls/useAction';
import { shopPage } from '../loader/PanelHost';
import type { Session } from '../session/sessionRequests';
import type { Counted, FailedCall, FailedRegion } from './readFailures';
import { useFailures } from './useFailures';

const CALLS = 'Failed calls since the page was loaded';

/**
 * Lists what has failed on the page, with the codes that testers report. The shop itself shows a
 * code only if the whole page has failed.
 */
export function FailuresSection({ releases }: Pick<Session, 'releases'>) {
  const page = shopPage();
  const { regions, calls } = useFailures(page);
  if (!page) return <p>Open the panel on a page of the shop.</p>;
  const { pathname, search, origin } = page.location;
  const code = page.__qaPanel?.code;
  const callCodes = [...new Set(calls.flatMap((call) => call.code ?? []))].join(', ');
  const link = code && `/qa/open/${code}?to=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      {regions.length + calls.length === 0 && (
        <p>No region shows an error, and no call is known to have failed.</p>
      )}
      {link && regions.length > 0 && (
        <>
          <p>{`Code of this page: ${code}`}</p>
          <a href={link} target="_top">
            Open this page with the same releases, without the faults
          </a>
        </>
      )}
      <List aria-label="Failed regions">
        {regions.map((region) => (
          <Region
            key={JSON.stringify([region.part, region.title])}
            text={describeRegion(region, releases)}
            report={link && `code ${code}, ${origin}${link}`}
          />
        ))}
      </List>
      {calls.length > 0 && <p>{CALLS}</p>}
      <List aria-label={CALLS}>
        {calls.map((call) => (
          <li key={JSON.stringify([call.path, call.status, call.code])}>{describeCall(call)}</li>
        ))}
      </List>
      {callCodes && <p>{`Code of all calls of the page in the logs: ${callCodes}`}</p>}
    </>
  );
}

interface RegionProps {
  text: string;
  /** Code and link of the page; absent if the page has no code. */
  report: string | undefined;
}

function Region({ text, report }: RegionProps) {
  const { run, ...outcome } = useAction();
  const handleCopy = () =>
    run(async () => {
      await navigator.clipboard.writeText(`${text}; ${report}`);
      return 'The report is copied.';
    });
  return (
    <li>
      <p>{text}</p>
      {report && <Button onClick={handleCopy}>Copy report</Button>}
      <Outcome {...outcome} />
    </li>
  );
}

function describeRegion(
  { title, part = 'shell', isPage, times }: Counted<FailedRegion>,
  releases: Session['releases'],
) {
  const { version = '', owner = '' } = releases[part] ?? {};
  const who = [[part, version].join(' ').trim(), owner, timesOf(times)].filter(Boolean).join(', ');
  // The shell shows the error pages of all remotes.
  return isPage ? `Error page “${title}”, shown by ${who}` : `“${title}” of ${who}`;
}

// Browsers do not tell a call without a reply from one that the page itself has ended.
const describeCall = ({ path, status, times }: Counted<FailedCall>) =>
  [`${path}: ${status ?? 'no reply, or the page ended the call'}`, timesOf(times)]
    .filter(Boolean)
    .join(', ');

const timesOf = (times: number) => (times > 1 ? `${times} times` : '');

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  overflow-wrap: anywhere;
  list-style: none;

  &:empty {
    display: none;
  }
`;
