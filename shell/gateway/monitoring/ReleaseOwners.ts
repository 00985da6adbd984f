import * as z from 'zod/mini';
import type { Composition } from '../releases/liveComposition';
import type { ReleaseStore } from '../releases/ReleaseStore';

/** The owner of a part, from the manifest of its release. */
interface Contact {
  /** Name of the team, or the name of the part if its release names no team. */
  owner: string;
  /** E-mail address of the team. */
  contact?: string;
}

const manifestWithContact = z.object({
  contact: z.object({ team: z.string(), email: z.optional(z.string()) }),
});

/** The owners of parts, read from the manifests of their releases. */
export class ReleaseOwners {
  private readonly known = new Map<string, Contact>();

  constructor(private readonly readManifest: ReleaseStore['readManifest']) {}

  /**
   * Reads the owners of a composition's parts. If a manifest is unreadable, nothing changes for its
   * part.
   */
  async load(versions: Composition['versions']): Promise<void> {
    const readings = Object.entries(versions).map(async ([part, version]) => {
      const manifest = await this.readManifest(part, version).catch(() => undefined);
      const { data } = manifestWithContact.safeParse(manifest);
      if (data) this.known.set(part, { owner: data.contact.team, contact: data.contact.email });
    });
    await Promise.all(readings);
  }

  of(remote: string): Contact {
    return this.known.get(remote) ?? { owner: remote };
  }
}
