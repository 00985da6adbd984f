import { useEffect, useState } from 'react';
import { Checkbox } from '../controls/fields';
import { shopPage } from '../loader/PanelHost';
import type { Session } from '../session/sessionRequests';

/** Draws a box around each region of the page, with its part, release and owner. */
export function OutlineSwitch({ releases }: Pick<Session, 'releases'>) {
  const [isOn, setIsOn] = useState(false);
  const host = shopPage()?.__qaPanel;
  useEffect(() => {
    if (!host || !isOn) return undefined;
    host.outline(labelsOf(releases));
    return () => host.hideOutlines();
  }, [host, isOn, releases]);
  if (!host) return null;
  return (
    <Checkbox
      label="Outline the regions of each part on the page"
      checked={isOn}
      onChange={({ target }) => setIsOn(target.checked)}
    />
  );
}

const labelsOf = (releases: Session['releases']) =>
  Object.fromEntries(
    Object.entries(releases).map(([part, { version, owner }]) => [
      part,
      `${part} ${version}, ${owner}`,
    ]),
  );
