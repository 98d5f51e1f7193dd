import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { errorCodes, errorTable } from './error-codes';
import { openApiDocument } from './openapi';

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

  test('has these paths', () => {
    expect(operations.map(({ path, method }) => `${method} ${path}`).sort()).toMatchInlineSnapshot(`
      [
        "delete /api/block.php",
        "delete /api/chat.php",
        "delete /api/mail-change.php",
        "delete /api/mail-change.php#pending=1",
        "delete /api/message.php",
        "delete /api/photo.php",
        "delete /api/sessions.php",
        "delete /api/swipe.php",
        "get /api/activate.php",
        "get /api/auto-like.php",
        "get /api/block.php",
        "get /api/chat.php",
        "get /api/chats.php",
        "get /api/companyinfo.php",
        "get /api/credits.php",
        "get /api/discountcode.php",
        "get /api/events.php",
        "get /api/geocode.php",
        "get /api/gifts.php",
        "get /api/icebreakers.php",
        "get /api/interests.php",
        "get /api/likes.php",
        "get /api/logout.php",
        "get /api/members.php",
        "get /api/notifications.php",
        "get /api/order.php",
        "get /api/profile.php",
        "get /api/regions.php",
        "get /api/report.php",
        "get /api/report.php#",
        "get /api/reset-password.php",
        "get /api/sessions.php",
        "get /api/settings.php",
        "get /api/signup.php",
        "get /api/swipe.php",
        "get /api/transactions.php",
        "get /api/unsubscribe.php",
        "get /api/user.php",
        "get /api/user.php#settings=1",
        "post /api/activate.php",
        "post /api/block.php",
        "post /api/complaint.php",
        "post /api/delete-account.php",
        "post /api/directdebit.php",
        "post /api/directdebit.php#resend=1",
        "post /api/export.php",
        "post /api/like.php",
        "post /api/mail-change.php",
        "post /api/mail-change.php#again=1",
        "post /api/mail-feedback.php",
        "post /api/match-finder.php",
        "post /api/message.php",
        "post /api/order.php",
        "post /api/page-hidden.php",
        "post /api/payment-webhook.php",
        "post /api/photo.php",
        "post /api/reactivate.php",
        "post /api/report.php",
        "post /api/reset-password.php",
        "post /api/signup.php",
        "post /api/swipe.php",
        "post /api/transactions.php",
        "post /api/typing.php",
        "post /api/unsubscribe.php",
        "post /api/user.php",
        "post /api/user.php#push=0",
        "post /api/user.php#push=1",
        "put /api/chat.php",
        "put /api/credits.php",
        "put /api/delete-account.php",
        "put /api/directdebit.php",
        "put /api/mail-change.php",
        "put /api/notifications.php",
        "put /api/photo.php",
        "put /api/profile.php",
        "put /api/reactivate.php",
        "put /api/reset-password.php",
        "put /api/unsubscribe.php",
        "put /api/user.php",
        "put /api/user.php#change=password",
        "put /api/user.php#notices=1",
        "put /api/user.php#settings=1",
      ]
    `);
  });

  test('refers only to what it holds, and says nothing of where it was made', () => {
    const text = JSON.stringify(document);
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
    expect(refs.length).toBeGreaterThan(0);
    for (const ref of refs) expect(at(ref), ref).toBeTypeOf('object');
    expect(text).not.toMatch(/\$schema|~standard|undefined/);
    expect(document.openapi).toBe('3.1.0');
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
