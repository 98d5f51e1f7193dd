import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { describe, expect, it } from 'vitest';
import { scrubSpan } from './scrub-span';

const span = (some: object) => scrubSpan({ name: 'x', attributes: {}, events: [], status: { code: SpanStatusCode.UNSET }, duration: [0, 5], ...some } as unknown as ReadableSpan);

describe('[bar S11] a span that leaves the process', () => {
  it('is named after the kind of address, and keeps how it went', () => {
    const told = span({ name: 'GET /members/1234/chat?text=hoi', attributes: { 'http.method': 'GET', 'http.target': '/members/1234/chat?text=hoi', 'http.status_code': 200, 'next.span_name': 'GET /members/1234/chat?text=hoi' } });
    expect(told.name).toBe('GET members-id-chat');
    expect(told.attributes).toEqual({ 'http.method': 'GET', 'http.status_code': 200, 'vonk.kind': 'members-id-chat' });
    expect(told.duration).toEqual([0, 5]);
  });
  it.each([
    ['RSC GET /members/1234', 'RSC GET members-id'],
    ['render route (app) /[site]/[slug]/live/(frame)/(default)/members/[id]', 'render route (app) /[site]/[slug]/live/(frame)/(default)/members/[id]'],
    ['fetch GET http://php.example/api/user.php?email=sanne', 'fetch GET other'],
    ['GET /sanne@example.test', 'GET token'],
    ['resolve page components', 'resolve page components'],
  ])('%s is told as %s', (name, told) => expect(span({ name }).name).toBe(told));
  it('of another server only its origin is told, and of an error its kind', () => {
    const told = span({ attributes: { 'http.url': 'http://php.example/api/user.php?email=sanne', 'error.type': 'TypeError' }, events: [{ name: 'exception', attributes: { 'exception.message': 'sanne' } }], status: { code: SpanStatusCode.ERROR, message: 'sanne' } });
    expect(told.name).toBe('fetch GET http://php.example');
    expect(JSON.stringify([told.name, told.attributes, told.events, told.status])).not.toContain('sanne');
    expect(told.status.code).toBe(SpanStatusCode.ERROR);
  });
});
