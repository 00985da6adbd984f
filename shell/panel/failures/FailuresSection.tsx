import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Outcome, useAction } from '../controls/useAction';
import { shopPage } from '../loader/PanelHost';
import type { Session } from '../session/sessionRequests';
import type { FailedCall, FailedRegion } from './readFailures';
import { useFailures } from './useFailures';

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
  const link = code && `/qa/open/${code}?to=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      {regions.length + calls.length === 0 && <p>Nothing on this page has failed.</p>}
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
            key={`${region.part} ${region.title}`}
            text={describeRegion(region, releases)}
            report={link && `code ${code}, ${origin}${link}`}
          />
        ))}
      </List>
      <List aria-label="Failed calls">
        {calls.map((call) => (
          <li key={`${call.path} ${call.code}`}>{describeCall(call)}</li>
        ))}
      </List>
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

function describeRegion({ title, part = 'shell' }: FailedRegion, releases: Session['releases']) {
  const { version = '', owner = '' } = releases[part] ?? {};
  return `“${title}” of ${[[part, version].join(' ').trim(), owner].filter(Boolean).join(', ')}`;
}

const describeCall = ({ path, status, code }: FailedCall) =>
  [`${path}: ${status ?? 'no reply'}`, code && `code in the logs: ${code}`]
    .filter(Boolean)
    .join(', ');

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
