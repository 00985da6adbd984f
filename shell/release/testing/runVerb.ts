import { readOwnChannel } from '../channels';
import { runCommand } from '../command/runCommand';
import type { CommandContext } from '../command/Verb';
import type { LoggedPage } from '../findLoggedPage';
import type { GateRequest, GateResult } from '../gates/Gate';
import { liveVersion, type Registry, type RegistryChange, type RegistryPart } from '../Registry';
import { createReleases, smallBuild, type TestReleases } from './createReleases';

export interface VerbRunner {
  releases: TestReleases;
  /**
   * Runs `npm run release -- <command>` in this process.
   * @param lines receives what the command prints, also if it fails
   * @returns what the command prints
   */
  run: (command: string, lines?: string[]) => Promise<string>;
  /** Stores releases of mf_content and makes them live, one after another. */
  goLive: (...versions: string[]) => Promise<void>;
  /**
   * Sets the gates' results for all later commands.
   * @param meanwhile runs once, during the next check by the gates
   */
  gates: (results: GateResult[], meanwhile?: () => Promise<unknown>) => void;
  /** Requests that the gates have received so far. */
  asked: GateRequest[];
  /** Makes all later commands find this page in the log by the given code. */
  log: (code: string, page: LoggedPage) => void;
  /** Sets the commit of the sources for all later commands. */
  from: (revision: string) => void;
  /** Stops the clock at a time for all later commands, until `releases.remove`. */
  at: (time: string) => void;
  /** Builds so far, each as part and version, e.g. `mf_content 1`. */
  built: string[];
  /** Parts whose texts were extracted so far. */
  extracted: string[];
  production: () => Promise<Registry>;
  /** @returns the entry of mf_content in production's registry */
  contentOf: () => Promise<RegistryPart | undefined>;
  live: () => Promise<string | undefined>;
  lastChange: () => Promise<RegistryChange | undefined>;
}

/** Splits a command line into words. A text in quotes counts as one word. */
const wordsOf = (command: string) =>
  (command.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).map((word) => word.replaceAll('"', ''));

/**
 * Creates a runner of the release command on test releases. Stubs replace webpack, the gates, the
 * clock, the author, the commit and the extraction of texts.
 */
export async function createVerbRunner(): Promise<VerbRunner> {
  const releases = await createReleases();
  const { storage, keys } = releases;
  let results: GateResult[] = [];
  let meanwhile: (() => Promise<unknown>) | undefined;
  const asked: GateRequest[] = [];
  let clock: jest.SpyInstance | undefined;
  let revision = '0'.repeat(40);
  const built: string[] = [];
  const extracted: string[] = [];
  const pages: Record<string, LoggedPage> = {};
  const production = () => readOwnChannel(storage, 'production');
  const contentOf = async () => (await production()).mf_content;

  async function run(command: string, lines: string[] = []): Promise<string> {
    const print = (text: string) => void lines.push(text);
    const context: CommandContext = {
      storage,
      keys,
      author: 'team',
      now: () => new Date(Date.now()),
      print,
      say: () => undefined,
      checkRelease: async (request) => {
        asked.push(request);
        const once = meanwhile;
        meanwhile = undefined;
        await once?.();
        return results;
      },
      findPage: async (code) => pages[code],
      revisionOf: async () => revision,
      extract: async (part) => void extracted.push(part),
      build: async (part, version, folder) => {
        built.push(`${part} ${version}`);
        await smallBuild(part, version, folder);
      },
    };
    await runCommand(wordsOf(command), async () => context, print);
    return lines.join('\n');
  }

  return {
    releases: {
      ...releases,
      remove: async () => {
        clock?.mockRestore();
        await releases.remove();
      },
    },
    run,
    built,
    extracted,
    production,
    contentOf,
    goLive: async (...versions) => {
      for (const version of versions) {
        await releases.add('mf_content', version);
        await run(`promote mf-content ${version} --to production`);
      }
    },
    asked,
    gates: (next, act) => {
      results = next;
      meanwhile = act;
    },
    log: (code, page) => {
      pages[code] = page;
    },
    from: (next) => {
      revision = next;
    },
    at: (time) => {
      clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
    },
    live: async () => liveVersion(await production(), 'mf_content'),
    lastChange: async () => (await contentOf())?.history.at(-1),
  };
}
