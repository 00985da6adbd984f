import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator, { type ValidationIssue } from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

export interface StructuredData {
  /** schema.org types of all items, including nested items, without duplicates. */
  types: string[];
  /** Errors of the validator. Each text starts with the position of the error. */
  problems: string[];
}

/** Matches warnings about recommended fields, whose values a market may not know. */
const OPTIONAL = /^Missing (one of )?field /;

const require = createRequire(import.meta.url);

const KINDS: Readonly<Record<string, string>> = {
  Class: 'rdfs:Class',
  Property: 'rdf:Property',
};

const vocabulary = readVocabulary();

/**
 * Reads and validates the structured data of a page. Types and properties must exist in
 * schema.org's vocabulary. Items must have the fields that search engines require for rich results.
 */
export async function readStructuredData(html: string): Promise<StructuredData> {
  const data = new WebAutoExtractor().parse(html);
  const types = [...new Set(typesIn(data.jsonld))].sort();
  const issues = await new Validator(vocabulary).validate(data);
  const problems = issues.filter(({ issueMessage }) => !OPTIONAL.test(issueMessage)).map(lineOf);
  return { types, problems };
}

const lineOf = ({ issueMessage, path = [] }: ValidationIssue) =>
  [path.map(({ property, type }) => property ?? type).join('.'), issueMessage].join(': ');

function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === '@type' ? each : typesIn(each)));
}

interface Entity {
  '@id': string;
  '@type'?: string;
  'rdfs:subClassOf': { '@id': string }[];
  'schema:domainIncludes': { '@id': string }[];
}

/** Reads the part of schema.org's vocabulary that the validator uses, as JSON-LD. */
function readVocabulary(): { '@graph': Entity[] } {
  const file = require.resolve('@vocabulary/schema/schema.nq');
  const entities = new Map<string, Entity>();
  const statements = /^<(.+?)> <.+?[#/](\w+)> <(.+?[#/](\w+))>/gm;
  for (const [, id = '', predicate, object = '', name = ''] of readFileSync(file, 'utf8').matchAll(
    statements,
  )) {
    const entity = entities.get(id) ?? {
      '@id': id,
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [],
    };
    entities.set(id, entity);
    if (predicate === 'type') entity['@type'] = KINDS[name] ?? entity['@type'];
    if (predicate === 'subClassOf') entity['rdfs:subClassOf'].push({ '@id': object });
    if (predicate === 'domainIncludes') entity['schema:domainIncludes'].push({ '@id': object });
  }
  return { '@graph': [...entities.values()] };
}
