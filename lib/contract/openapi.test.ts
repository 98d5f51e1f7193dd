import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint';
import { fromJSONSchema } from 'zod/v4';
import { endpoints } from './endpoints';
import { errorCodes, errorTable } from './error-codes';
import { openApiDocument } from './openapi';
import { fullAnswers } from './testing/full-answers';

type Operation = {
  operationId: string;
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Record<string, unknown> }> }>;
};

const document = JSON.parse(JSON.stringify(openApiDocument())) as { openapi: string; paths: Record<string, Record<string, Operation>>; components: Record<string, object> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));

/** What a `$ref` of the document leads to. */
const at = (ref: string) => ref.replace(/^#\//, '').split('/').reduce<unknown>((place, part) => (place as Record<string, unknown> | undefined)?.[part], document);

describe('the OpenAPI document', () => {
  test('names every call once, at its own path and method', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(endpoints).sort());
    for (const [name, { method, path }] of Object.entries(endpoints) as [string, Endpoint][]) {
      const found = operations.find(({ operation }) => operation.operationId === name)!;
      expect(found.method).toBe(method.toLowerCase());
      expect(found.path.split('#')[0]).toBe(path);
    }
  });

  // Which calls there are stands in docs/calls.md, which tests/call-table.test.ts keeps true.
  test('calls on one path and method stand apart, by the query that tells them apart', () => {
    const ofUser = operations.filter(({ path }) => path.startsWith('/api/user.php')).map(({ path, method }) => `${method} ${path.replace('/api/user.php', '')}`);
    expect(ofUser.sort()).toEqual(['get ', 'get #settings=1', 'post ', 'post #push=0', 'post #push=1', 'put ', 'put #change=password', 'put #notices=1', 'put #settings=1']);
  });

  test('refers only to what it holds, and says nothing of where it was made', () => {
    const text = JSON.stringify(document);
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
    expect(refs.length).toBeGreaterThan(0);
    for (const ref of refs) expect(at(ref), ref).toBeTypeOf('object');
    expect(text).not.toMatch(/\$schema|~standard|undefined/);
    expect(document.openapi).toBe('3.1.0');
  });

  test('an answer with every field fits what the document says of it', () => {
    for (const [name, answer] of Object.entries(fullAnswers)) {
      const { schema } = operations.find(({ operation }) => operation.operationId === name)!.operation.responses[200]!.content['application/json']!;
      expect(fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]).safeParse(JSON.parse(JSON.stringify(answer))).error?.issues, name).toBeUndefined();
    }
    expect(JSON.stringify(document.paths['/api/regions.php'])).toContain('"properties":{"regions":');
  });

  test('every answer has a form, and every error the form of errors with its codes', () => {
    for (const { operation } of operations) {
      const { 200: good, ...failing } = operation.responses;
      expect(good!.content['application/json']!.schema).toBeTypeOf('object');
      for (const [status, { description, content }] of Object.entries(failing)) {
        expect(content['application/json']!.schema).toEqual({ $ref: '#/components/schemas/Error' });
        const codes = /^Code: (.+)\.$/.exec(description)![1]!.split(', ');
        for (const code of codes) {
          expect(errorCodes).toContain(code);
          expect(errorTable[code as keyof typeof errorTable].status).toBe(Number(status));
        }
      }
    }
  });

  test('[T01] a call for members needs the cookie and may answer 403', () => {
    for (const { operation } of operations) {
      const isForMembers = endpoints[operation.operationId as keyof typeof endpoints].access === 'member';
      expect(operation.security).toEqual(isForMembers ? [{ auth: [] }] : []);
      if (isForMembers) expect(operation.responses['403']!.description).toContain('authentication_required');
    }
  });

  test('[S04] the filters of search stand there one by one, [C15] and the body of removing a chat', () => {
    const find = (name: string) => operations.find(({ operation }) => operation.operationId === name)!.operation;
    expect(find('listMembers').parameters.map(({ name, in: place, required }) => `${place} ${name} ${required}`)).toEqual(
      ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'page', 'after'].map((name) => `query ${name} false`),
    );
    expect(find('getProfile').parameters).toEqual([expect.objectContaining({ name: 'id', in: 'query', required: true })]);
    expect(find('savePush').parameters).toEqual([expect.objectContaining({ name: 'push', required: true })]);
    expect(find('removeChat').requestBody!.content['application/json']!.schema).toMatchObject({ required: ['conversation'] });
  });
});
