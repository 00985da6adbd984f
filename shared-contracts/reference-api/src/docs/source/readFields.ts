import type { ObjectExpression } from '@swc/core';
import { resolveName, unwrap, type Written } from './resolveName';

/** A field of a schema, as its source code defines it. */
interface SourceField {
  /** The documented meaning of the field, with its unit; empty if there is no docblock. */
  doc: string;
  written: Written;
}

/**
 * Schemas of `fields.ts` whose docblock is added to the docblock of each field that uses them,
 * because it states a unit or how to use the value.
 */
const UNITS = new Set(['moment', 'taka', 'uploadedImageUrls']);
/** Schemas of `fields.ts` whose docblock is used for fields that have no docblock of their own. */
const MEANINGS = new Set(['phone', 'emailAddress']);

/**
 * Finds the fields of an object schema, even if wrappers such as `optional` surround it.
 * @returns no fields if the schema is not an object
 */
export function readFields(written: Written): Map<string, SourceField> {
  let at: Written | undefined = written;
  while (at && at.value.type !== 'ObjectExpression') at = unwrap(at);
  const fields = new Map<string, SourceField>();
  if (at?.value.type !== 'ObjectExpression') return fields;
  for (const [key, field] of readProperties(at.value, at)) fields.set(key, field);
  return fields;
}

function readProperties(object: ObjectExpression, at: Written): [string, SourceField][] {
  return object.properties.flatMap((property): [string, SourceField][] => {
    if (property.type === 'SpreadElement') {
      return [...readFields({ ...at, value: property.arguments })];
    }
    if (property.type === 'Identifier') {
      const field = { ...at, value: property };
      return [[property.value, describe(at.module.docAt(property.span.start), field)]];
    }
    if (property.type !== 'KeyValueProperty' || property.key.type !== 'Identifier') return [];
    const field = { ...at, value: property.value };
    return [[property.key.value, describe(at.module.docAt(property.key.span.start), field)]];
  });
}

function describe(own: string, written: Written): SourceField {
  const { doc, isUnit } = docOfDefinition(written);
  return { written, doc: isUnit ? [own, doc].filter(Boolean).join(' ') : own || doc };
}

/** Finds the docblock of the named schema that a field uses. */
function docOfDefinition(written: Written): { doc: string; isUnit: boolean } {
  let at: Written | undefined = written;
  while (at) {
    if (at.value.type === 'Identifier') {
      const found = resolveName(at.value.value, at);
      const isForm = found?.written.module.name === 'fields';
      const isUnit = isForm && UNITS.has(at.value.value);
      const isMeaning = !isForm || MEANINGS.has(at.value.value);
      if (found && (isUnit || (isMeaning && found.doc))) return { doc: found.doc, isUnit };
    }
    // Stops at an object literal, because the docblocks inside it describe its own fields.
    if (at.value.type === 'ObjectExpression') break;
    at = unwrap(at);
  }
  return { doc: '', isUnit: false };
}
