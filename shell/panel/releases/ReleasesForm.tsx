import { Button } from '@marketplace/contracts/ui/Button';
import { useEffect, useState } from 'react';
import type { SessionRelease } from '../../gateway/qa/sessionReleases';
import { Form } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { useTrail } from '../events/useTrail';
import { reloadPage, shopPage } from '../loader/PanelHost';
import { changeSettings, type Session } from '../session/sessionRequests';
import { describeModules, readLoadedFiles } from './loadedFiles';
import { OutlineSwitch } from './OutlineSwitch';
import { PartRow } from './PartRow';
import { compositionOf, draftOf, type ReleaseDraft } from './releaseDraft';

const REFRESH_MS = 1000;

/** Shows the release of each part with its owner, and sets other releases. */
export function ReleasesForm({ session }: { session: Session }) {
  const { settings, releases } = session;
  // Parts that differ from live come first.
  const parts = Object.keys({ ...releases, ...settings.composition }).sort(
    (one, other) => rankOf(releases[one]) - rankOf(releases[other]) || (one < other ? -1 : 1),
  );
  const [drafts, setDrafts] = useState<Record<string, ReleaseDraft>>(() =>
    Object.fromEntries(parts.map((part) => [part, draftOf(settings.composition?.[part])])),
  );
  const { run, ...outcome } = useAction();
  const loaded = useLoadedFiles();
  const modules = describeModules(useTrail());
  const handleSubmit = () =>
    run(async () => {
      await changeSettings({ composition: compositionOf(drafts) });
      reloadPage();
    });
  return (
    <>
      <OutlineSwitch releases={releases} />
      <Form label="Releases" onSubmit={handleSubmit}>
        {parts.map((part) => (
          <PartRow
            key={part}
            part={part}
            release={releases[part]}
            loaded={loaded[part]}
            modules={modules[part]}
            draft={drafts[part] ?? draftOf(undefined)}
            onChange={(draft) => setDrafts((before) => ({ ...before, [part]: draft }))}
          />
        ))}
        <Button type="submit" variant="primary" isLoading={outcome.isBusy ?? false}>
          Apply and reload
        </Button>
        <Outcome {...outcome} />
      </Form>
    </>
  );
}

const rankOf = (release: SessionRelease | undefined) =>
  Number(release !== undefined && release.version === release.liveVersion);

/** What the page has loaded of each part so far. */
function useLoadedFiles() {
  const [loaded, setLoaded] = useState<ReturnType<typeof readLoadedFiles>>({});
  useEffect(() => {
    const page = shopPage();
    if (!page) return undefined;
    const read = () => setLoaded(readLoadedFiles(page));
    read();
    const timer = setInterval(read, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return loaded;
}
