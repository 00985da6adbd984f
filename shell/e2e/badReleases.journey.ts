import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { BadReleaseKind } from './bad-releases/BadReleaseKind';
import { FAULTY_RELEASES } from './bad-releases/faultyReleases';
import { judgeRelease } from './bad-releases/judgeRelease';
import { UNFIT_RELEASES } from './bad-releases/unfitReleases';
import { createStore } from './createStore';

const KINDS = { ...UNFIT_RELEASES, ...FAULTY_RELEASES };
const MOST_LINES = 12;
/** Release that would break, with its team. */
const BROKEN = String.raw`\S+ \([a-z ]+\) of .+ \(\S+@\S+\)`;
const FILE_AND_LINE = /\b[\w-]+\/[\w./-]+\.(tsx?|json|po):\d+/;

const sourceOf = (owner: BadReleaseKind['owner']) =>
  owner instanceof RegExp ? owner.source : owner;

test.describe('no release goes live that', { tag: '@full' }, () => {
  test.describe.configure({ timeout: 300_000 });

  for (const [title, kind] of Object.entries<BadReleaseKind>(KINDS)) {
    test(title, async () => {
      const { part, change, waiting, fault, gate, says, owner, place = FILE_AND_LINE } = kind;
      const store = await createStore();
      try {
        const bad = fault && { version: await store.add(part, fault), apiOrigin: stack.apiOrigin };
        const { refusedBy, refusal } = await judgeRelease(store, { part, change, waiting, ...bad });
        console.log(refusal.replace(/^/gm, '    '));
        expect(refusedBy).toEqual([gate]);
        expect(refusal).toContain(says);
        const affected = owner === part ? '.*shoppers' : `${sourceOf(owner)} ${BROKEN}`;
        expect(refusal).toMatch(new RegExp(`^ {6}for {2}${affected}`, 'm'));
        expect(refusal).toMatch(place);
        expect(refusal.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
      } finally {
        await store.remove();
      }
    });
  }
});
