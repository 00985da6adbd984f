import { eventSchemas } from '../../contracts/events/eventSchemas';
import { callOf, nodesOf, quasisOf, type SyntaxNode, type SyntaxTree, textOf } from './syntaxTree';

interface TopicUse {
  topic: string;
  /** Starts at 1. */
  line: number;
}

export interface TopicUses {
  published: TopicUse[];
  heard: TopicUse[];
}

const TOPICS = Object.keys(eventSchemas);

/**
 * Finds the topics that a source publishes, with any function whose name begins with `publish`, and
 * the topics that it names otherwise: to subscribe, to read the last value or to wait for a reply.
 */
export function readTopics({ body, lineOf }: SyntaxTree): TopicUses {
  const published: TopicUse[] = [];
  const heard: TopicUse[] = [];
  const publishedNodes = new Set<SyntaxNode>();
  for (const node of nodesOf(body)) {
    const call = callOf(node);
    if (!call?.name.startsWith('publish')) continue;
    // Includes both branches of a conditional.
    for (const named of nodesOf(call.arguments[0])) {
      publishedNodes.add(named);
      for (const topic of topicsIn(named)) published.push({ topic, line: lineOf(call.node) });
    }
  }
  for (const node of nodesOf(body)) {
    const topic = publishedNodes.has(node) ? undefined : textOf(node);
    if (topic && TOPICS.includes(topic)) heard.push({ topic, line: lineOf(node) });
  }
  return { published, heard };
}

/** The topic of a string, or every topic that a template can produce. */
function topicsIn(node: SyntaxNode): string[] {
  const text = textOf(node);
  if (text !== undefined) return TOPICS.filter((topic) => topic === text);
  if (node.type !== 'TemplateLiteral') return [];
  const parts = quasisOf(node);
  const [start = '', end = ''] = [parts.at(0), parts.at(-1)];
  return TOPICS.filter((topic) => topic.startsWith(start) && topic.endsWith(end));
}
