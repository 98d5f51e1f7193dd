// The contract as an OpenAPI 3.1 document, made from the same objects that the calls are made with. Decisions, 'Calls'.
import * as z from 'zod/mini';
import type { Endpoint, Schema } from './endpoint';
import { endpoints, type EndpointName } from './endpoints';
import { errorTable, type ErrorCode } from './error-codes';
import { errorAnswer } from './errors';
import { summaries } from './summaries';

type Json = Record<string, unknown>;

const jsonSchema = (schema: Schema): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return rest;
};

function parameters({ query, when }: Endpoint): Json[] {
  const schema = query ? jsonSchema(query) : {};
  const required = (schema.required ?? []) as string[];
  const fromQuery = Object.entries((schema.properties ?? {}) as Json).map(([name, each]) => ({ name, in: 'query', required: required.includes(name), schema: each }));
  const fixed = Object.entries(when ?? {})
    .filter(([name]) => !fromQuery.some((each) => each.name === name))
    .map(([name, value]) => ({ name, in: 'query', required: true, schema: { const: value } }));
  return [...fromQuery, ...fixed];
}

function responses({ response, errors, access }: Endpoint): Json {
  const codes = [...errors, ...(access === 'member' ? (['authentication_required'] as const) : [])];
  const failing: Record<number, ErrorCode[]> = {};
  for (const code of codes) (failing[errorTable[code].status] ??= []).push(code);
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    200: { description: 'The answer.', content: { 'application/json': { schema: jsonSchema(response) } } },
    ...Object.fromEntries(Object.entries(failing).map(([status, each]) => [status, { description: `Code: ${each.join(', ')}.`, content: error }])),
  };
}

function requestBody({ body, upload }: Endpoint): Json {
  if (upload) return { requestBody: { required: true, content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } } };
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body) } } } } : {};
}

function operation(name: EndpointName, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: summaries[name],
    security: endpoint.access === 'member' ? [{ auth: [] }] : [],
    parameters: parameters(endpoint),
    ...requestBody(endpoint),
    responses: responses(endpoint),
  };
}

/** The whole document. Two calls that differ by a query value alone stand under paths that differ by a fragment. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const method = endpoint.method.toLowerCase();
    const plain = paths[endpoint.path]?.[method] === undefined;
    const path = plain ? endpoint.path : `${endpoint.path}#${new URLSearchParams(endpoint.when)}`;
    (paths[path] ??= {})[method] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The calls between the app and its server', version: '1' },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorAnswer) },
      securitySchemes: { auth: { type: 'apiKey', in: 'cookie', name: 'auth' } },
    },
  };
}
