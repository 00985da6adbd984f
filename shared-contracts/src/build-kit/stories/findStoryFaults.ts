import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ListedStory, readStories } from './readStories';
import { STORIES_ROOT } from './storyFiles';

const FEWEST_STORIES = 10;
/** A story of more lines hides the state that it shows. */
const MOST_LINES = 10;

/** States that the stories of each package show, with the names of such stories. */
const STATES: Readonly<Record<string, RegExp>> = {
  empty: /Empty|^No[A-Z]/,
  loading: /Loading/,
  failed: /Failed|Down/,
  long: /Long/,
  Bangla: /InBangla/,
};

/**
 * Finds what is wrong with the stories of a package: stories that cannot be read, or else too few
 * stories, states without a story, and stories that are too long.
 * @returns one sentence for each fault
 */
export function findStoryFaults(name: string, root = STORIES_ROOT): string[] {
  const stories = readStories([name], root);
  const unreadable = stories.flatMap(({ id, error }) => (error ? [`${id}: ${error}`] : []));
  if (unreadable.length > 0) return unreadable;
  const count = stories.length;
  const few = count < FEWEST_STORIES ? [`${name} has ${count} of ${FEWEST_STORIES} stories.`] : [];
  const missing = Object.entries(STATES)
    .filter(([, names]) => !stories.some((story) => names.test(nameOf(story))))
    .map(([state, names]) => `${name} has no ${state} story, whose name matches ${names}.`);
  const long = stories.flatMap((story) => {
    const lines = countLines(readFileSync(path.join(root, story.file), 'utf8'), nameOf(story));
    if (lines === undefined) {
      return [`${story.id} is not exported where it is declared, so its lines cannot be counted.`];
    }
    return lines > MOST_LINES ? [`${story.id} has ${lines} lines, at most ${MOST_LINES}.`] : [];
  });
  return [...few, ...missing, ...long];
}

const nameOf = ({ id }: ListedStory) => id.slice(id.lastIndexOf('/') + 1);

/**
 * Counts the lines of an export of a formatted file, in which no other line ends at its margin.
 * @returns `undefined` if the declaration of this name is no export
 */
function countLines(source: string, name: string): number | undefined {
  const lines = source.split('\n');
  const start = lines.findIndex((line) =>
    new RegExp(`^export (const|function) ${name}\\b`).test(line),
  );
  if (start < 0) return undefined;
  const rest = lines.slice(start);
  if (rest[0]?.endsWith(';')) return 1;
  return rest.findIndex((line, index) => index > 0 && /^\S/.test(line)) + 1;
}
