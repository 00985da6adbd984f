import { randomBytes } from 'node:crypto';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Clone } from './startClone';

/**
 * Number of simulated visitors, so large that some of them get a canary with a share of a tenth.
 */
const VISITORS = 100;

/**
 * The page that is added by the recipe for a new page, in a clone beside a running shop. A number
 * in its heading identifies the release.
 */
export class RecipePage {
  private text = 0;
  /** Version of each release that was live, by the number of its text. */
  private readonly versions = new Map<number, string>();

  /**
   * @param remote package of the page
   * @param slug path without the slash
   */
  constructor(
    readonly clone: Clone,
    readonly remote: string,
    readonly slug: string,
  ) {}

  /** Writes the next text of the page, translates and commits it. */
  async writeNextText(): Promise<void> {
    const { remote, slug } = this;
    this.text += 1;
    const heading = `<Trans>Warranty, text ${this.text}</Trans>`;
    await this.clone.edit(`${remote}/src/routes/${slug}.tsx`, /<Trans>[^<]*<\/Trans>/, heading);
    await this.clone.run(`npm run extract -- ${remote}`);
    await this.clone.translate(remote);
    // Extracts again, because only this removes the comments with old translations.
    await this.clone.run(`npm run extract -- ${remote}`);
    await this.clone.commit();
  }

  /** Numbers of the texts that visitors see; each visitor has a different cookie. */
  private async textsSeen(): Promise<number[]> {
    const seen = new Set<number>();
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const cookie = `release=${randomBytes(8).toString('hex')}; i18n_redirected=en`;
      const reply = await fetch(`${this.clone.origin}/${this.slug}`, {
        headers: { cookie },
      });
      seen.add(Number(/Warranty, text (\d+)/.exec(await reply.text())?.[1]));
    }
    return [...seen].sort();
  }

  async expectTexts(...texts: number[]): Promise<void> {
    await expect.poll(() => this.textsSeen()).toEqual(texts);
  }

  /** Expects that every visitor sees the text, and notes the version of its release. */
  async expectLive(text: number): Promise<void> {
    await this.expectTexts(text);
    const list = 'npm run --silent release -- list --channel production --json';
    const { registry } = JSON.parse(await this.clone.run(list));
    const releases: Record<string, string> = registry[this.remote.replaceAll('-', '_')].releases;
    const [version = ''] = Object.entries(releases).find(([, state]) => state === 'live') ?? [];
    this.versions.set(text, version);
  }

  /** @throws Error if no release with this text was live */
  versionOf(text: number): string {
    const version = this.versions.get(text);
    if (version) return version;
    throw new Error(`No release with text ${text} was live.`);
  }
}
