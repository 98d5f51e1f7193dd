// Which call of the contract a request makes: by path, method, and the query values that tell two calls apart.
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { Failure } from './failure';
import { grouped } from './grouped';

type Named = { name: EndpointName; endpoint: Endpoint };

const byPath = grouped(
  Object.entries(endpoints).map(([name, endpoint]): Named => ({ name: name as EndpointName, endpoint })),
  ({ endpoint }) => endpoint.path as string,
);

/** Answers that never end, or that end something: a request for their headers alone makes no sense. */
const never = new Set<EndpointName>(['logout', 'streamEvents', 'activate']);

/** The call that a method and address make. Throws not_found for an unknown path, method_not_allowed with the methods that it knows. */
export function findEndpoint(method: string, url: URL): Named {
  const calls = byPath.get(url.pathname);
  if (!calls) throw new Failure('not_found');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const fitting = calls.filter(({ name, endpoint }) => endpoint.method === wanted && !(method === 'HEAD' && never.has(name)));
  const special = fitting.find(({ endpoint }) => endpoint.when && Object.entries(endpoint.when).every(([key, value]) => url.searchParams.get(key) === value));
  const found = special ?? fitting.find(({ endpoint }) => !endpoint.when);
  if (found) return found;
  throw new Failure('method_not_allowed', { allow: [...new Set(calls.map(({ endpoint }) => endpoint.method))].join(', ') });
}
