import type { OpenApi, Operation } from '../openapi/OpenApi';
import { html, type Markup, paragraphs, prose } from './html';
import { showFields, showParameters } from './showFields';
import { showType } from './showType';

/** One call with all there is to know of it. */
export function showCall(
  method: string,
  path: string,
  operation: Operation,
  { responses }: OpenApi['components'],
): Markup {
  const { operationId, summary, description, security } = operation;
  const isGuarded = security.length > 0;
  return html`<article class="call" id="${operationId}">
<div class="about">
<h3><a href="#${operationId}">${summary}</a></h3>
<p class="line"><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${path}</code></p>
<p class="marks"><code>${operationId}</code>
<span class="${isGuarded ? 'guarded' : 'open'}">${isGuarded ? 'needs a token' : 'open to anyone'}</span>
${operation['x-extension'] && html`<span>extension</span>`}</p>
<div class="prose">${paragraphs(description)}</div>
${showSent(operation)}
${showReplied(operation)}
${showErrors(operation, responses)}
</div>
<div class="examples">${showExamples(operation)}</div>
</article>`;
}

function showSent({ parameters, requestBody }: Operation): Markup {
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return html`${showParameters(inPlace('path'), 'Path')}
${showParameters(inPlace('query'), 'Query')}
${showParameters(inPlace('header'), 'Header')}
${media?.schema.$ref && html`<p class="whole"><b>Body</b>${showType(media.schema)}</p>`}
${media && showFields(media.schema, type === 'application/json' ? 'Body' : `Body, ${type}`)}`;
}

function showReplied({ responses }: Operation): Markup {
  const reply = responses[200];
  const schema = reply?.content?.['application/json']?.schema ?? {};
  const cache = reply?.headers?.['Cache-Control']?.description;
  return html`${schema.$ref && html`<p class="whole"><b>Reply</b>${showType(schema)}</p>`}
${showFields(schema, 'Reply')}
<p class="cache">${prose(cache ?? '')}</p>`;
}

function showErrors(operation: Operation, known: OpenApi['components']['responses']): Markup {
  const errors = Object.entries(operation.responses).filter(([status]) => status !== '200');
  const meaningOf = (reference = '') => known[reference.split('/').at(-1) ?? '']?.description;
  return html`<details class="errors"><summary>Errors: ${errors.map(([status]) => status).join(', ')}</summary>
<dl>${errors.map(([status, { $ref }]) => html`<div><dt>${status}</dt><dd>${meaningOf($ref)}</dd></div>`)}</dl>
</details>`;
}

function showExamples({ requestBody, responses, summary }: Operation): Markup {
  const sent = requestBody?.content['application/json']?.example;
  const replied = responses[200]?.content?.['application/json']?.example;
  return html`${sent !== undefined && html`<h4 aria-label="Example body: ${summary}">Body</h4>${showJson(sent)}`}
${replied !== undefined && html`<h4 aria-label="Example reply: ${summary}">Reply</h4>${showJson(replied)}`}`;
}

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

/** JSON as people read it, its keys, texts and plain values told apart. */
export function showJson(value: unknown): Markup {
  const text = JSON.stringify(value, null, 2);
  const pieces: Markup[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    pieces.push(html`${text.slice(end, match.index)}`, showToken(match));
    end = match.index + match[0].length;
  }
  // Wide values scroll sideways, for which the keyboard needs a way in.
  return html`<pre tabindex="0"><code>${pieces}${text.slice(end)}</code></pre>`;
}

function showToken([whole, quoted, colon]: RegExpMatchArray): Markup {
  if (!quoted) return html`<span class="plain">${whole}</span>`;
  const kind = colon ? 'key' : 'text';
  return html`<span class="${kind}">${quoted}</span>${colon}`;
}
