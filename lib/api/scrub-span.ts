// What may be told of a span: how long which kind of work took and how it ended. No address as it was asked for, no words of an error: they
// hold ids, searches and names of people. Decision 134; bar S11.
import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { requestKind } from '../site/http/request-kind';

const kept = new Set(['http.method', 'http.status_code', 'http.route', 'next.route', 'next.page', 'next.span_type', 'next.rsc', 'error.type']);

const originOf = (address: unknown) => (typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : undefined);
const pathOf = (address: unknown) => (typeof address === 'string' ? requestKind(address.split('?')[0]!) : undefined);

/** Routes of Next are patterns ('/[site]/[slug]/...'); whatever else stands in a name after the method may be an address. */
function nameOf({ name, attributes }: ReadableSpan): string {
  const target = pathOf(attributes['http.target']);
  if (target) return `${String(attributes['http.method'] ?? 'GET')} ${target}`;
  const fetched = originOf(attributes['http.url']);
  if (fetched) return `fetch ${String(attributes['http.method'] ?? 'GET')} ${fetched}`;
  return name.replaceAll(/(?:https?:\/\/|\/)[^\s]*/g, (address) => (/^\/[^?]*\[/.test(address) && !address.includes('?') ? address : requestKind(address)));
}

/** The span with nothing in it that is somebody's. */
export function scrubSpan(span: ReadableSpan): ReadableSpan {
  const { attributes, status } = span;
  const told = Object.fromEntries(Object.entries(attributes).filter(([key]) => kept.has(key)));
  const kind = pathOf(attributes['http.target']);
  const peer = originOf(attributes['http.url']);
  return Object.create(span, {
    name: { value: nameOf(span), enumerable: true },
    attributes: { value: { ...told, ...(kind && { 'vonk.kind': kind }), ...(peer && { 'server.address': peer }) }, enumerable: true },
    events: { value: [], enumerable: true },
    status: { value: { code: status.code ?? SpanStatusCode.UNSET }, enumerable: true },
  }) as ReadableSpan;
}
