// The calls as a page to read: the same document as /api/openapi.json. Decisions, 'Calls'.
import { openApiDocument } from '@/lib/contract/openapi';
import { markup, Markup } from '@/lib/format/markup';
import { toolPage } from '@/lib/site/http/tool-page';
import { schemaText, type Schema } from './schema-text';

type Content = { content?: Record<string, { schema: Schema }> };
type Operation = {
  operationId: string; summary: string; security: unknown[]; parameters: { name: string; required: boolean; schema: Schema }[]; requestBody?: Content; responses: Record<string, Content & { description: string }>;
};
type Document = { info: { title: string }; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

/** How the page looks. */
export const apiSheet = [
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;color-scheme:light dark}',
  'main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem}',
  'a{color:light-dark(#0b4fb3,#9cc4ff)}',
  'ul{columns:18rem;padding-left:1.25rem}',
  'li a{overflow-wrap:anywhere}',
  'section{border-top:1px solid #8886;margin-top:1.5rem;padding-top:1rem}',
  'h2{margin:0;font-size:1.2rem;overflow-wrap:anywhere}',
  'h3{margin:1rem 0 .25rem;font-size:1rem}',
  'pre{overflow-x:auto;margin:0;padding:.75rem;border:1px solid #8886;border-radius:.5rem;font-size:.875rem}',
  'summary{min-height:44px;align-content:center;cursor:pointer;font-weight:600}',
].join('');

const block = (title: string, text: string) => markup`<h3>${title}</h3><pre tabindex="0">${text}</pre>`;
const shapes = ({ content = {} }: Content) => Object.entries(content).map(([type, { schema }]) => (type === 'application/json' ? schemaText(schema) : `${type}: the file itself`)).join('\n');

function call(method: string, path: string, operation: Operation): Markup {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const query: Schema = { type: 'object', properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])), required: parameters.filter(({ required }) => required).map(({ name }) => name) };
  const { 200: answer, ...refusals } = responses;
  const forWhom = security.length > 0 ? 'For members.' : 'For everybody.';
  return markup`<section id="${operationId}"><h2>${method.toUpperCase()} ${path.split('#')[0]!}</h2><p>${summary} ${forWhom}</p>
${parameters.length > 0 && block('Query', schemaText(query))}${requestBody && block('Body', shapes(requestBody))}
${answer && markup`<details><summary>Answer</summary><pre tabindex="0">${shapes(answer)}</pre></details>`}
${Object.keys(refusals).length > 0 && block('Refusals', Object.entries(refusals).map(([status, { description }]) => `${status} ${description}`).join('\n'))}</section>`;
}

/** `/dev/api`: every call, what it takes and answers, and how it is refused. In English, for who builds a server. */
export function apiPage(): string {
  const { info, paths, components } = openApiDocument() as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
  const contents = calls.map(({ path, method, operation: { operationId } }) => {
    const name = path.split('#')[0]!.replace('/api/', '');
    return markup`<li><a href="#${operationId}">${method.toUpperCase()} ${name}: ${operationId}</a></li>`;
  });
  const body = markup`<main><h1>${info.title}</h1>
<p>Also <a href="/api/openapi.json">as OpenAPI</a>, for tools. A question mark: may be missing. A bar: any of these. Whatever else an answer holds is overlooked.</p>
<nav aria-label="Calls"><ul>${contents}</ul></nav>
${calls.map(({ path, method, operation }) => call(method, path, operation))}
<section id="Error"><h2>Error</h2><p>What every refusal answers.</p><pre tabindex="0">${schemaText(components.schemas.Error!)}</pre></section></main>`;
  return toolPage({ lang: 'en', title: info.title, style: new Markup(apiSheet) }, body);
}
