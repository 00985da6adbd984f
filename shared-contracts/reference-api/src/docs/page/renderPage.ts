import type { OpenApi, Operation } from '../openapi/OpenApi';
import { html, type Markup, paragraphs } from './html';
import { showCall } from './showCall';
import { showFields } from './showFields';

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/**
 * The contract as one page to read and to search, without a script.
 * @param here path of this page's own files, relative to it
 */
export function renderPage(document: OpenApi, here: string): string {
  const { info, tags, components } = document;
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ method, path, operation })),
  );
  const inTag = (name: string) => entries.filter(({ operation }) => operation.tags.includes(name));
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="stylesheet" href="${here}docs.css"></head>
<body><a class="skip" href="#calls">To the calls</a>
<header><div><h1>${info.title}</h1>${paragraphs(info.description)}
<p class="facts"><span>${entries.length} calls</span> <span>version ${info.version}</span>
<a href="${here}../openapi.json">OpenAPI 3.1 document</a></p></div></header>
<div class="frame">
<nav aria-label="Calls"><input type="checkbox" id="contents"><label for="contents">Contents</label>
<div class="contents">
${tags.map(({ name }) => showResource(name, inTag(name)))}
<p class="resource"><a href="#objects">Objects</a></p></div></nav>
<main id="calls" tabindex="-1">
${tags.map(
  ({
    name,
  }) => html`<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${name}</h2>
${inTag(name).map(({ method, path, operation }) => showCall(method, path, operation, components))}</section>`,
)}
<section aria-labelledby="objects"><h2 id="objects">Objects</h2>${showObjects(components)}</section>
</main></div></body></html>`;
  return page.markup;
}

function showResource(name: string, entries: Entry[]): Markup {
  return html`<p class="resource"><a href="#${anchor(name)}">${name}</a></p>
<ul>${entries.map(
    ({ method, operation }) =>
      html`<li><a href="#${operation.operationId}"><span class="method ${method}">${method === 'delete' ? 'DEL' : method.toUpperCase()}</span> ${operation.operationId}</a></li>`,
  )}</ul>`;
}

function showObjects({ schemas }: OpenApi['components']): Markup[] {
  return Object.entries(schemas).map(
    ([name, schema]) => html`<article class="object" id="${name}"><h3>${name}</h3>
<div class="prose">${paragraphs(schema.description ?? '')}</div>
${schema.enum && html`<ul class="words">${schema.enum.map((word) => html`<li><code>${String(word)}</code></li>`)}</ul>`}
${showFields(schema, 'Fields')}</article>`,
  );
}

const anchor = (name: string) => `resource-${name.toLowerCase().replace(/\W+/g, '-')}`;
