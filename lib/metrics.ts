// What this process counts of itself, in the form of Prometheus. Labels are names out of our own tables, never what somebody typed or who
// asked. Decision 134; bar S11.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { once } from './once';

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function create() {
  const registry = new Registry();
  // Memory, CPU, the lag of the event loop, garbage collection.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({ name: 'vonk_http_requests_total', help: 'Answers over HTTP, by page or call and status.', labelNames: ['kind', 'method', 'status'], registers }),
    requestSeconds: new Histogram({ name: 'vonk_http_request_seconds', help: 'Time from the request to the end of the answer; event streams are left out.', labelNames: ['kind'], buckets, registers }),
    calls: new Counter({ name: 'vonk_calls_total', help: 'Calls that the embedded server answered, those of server rendering among them.', labelNames: ['call', 'method', 'status'], registers }),
    callSeconds: new Histogram({ name: 'vonk_call_seconds', help: 'Time of those calls.', labelNames: ['call'], buckets, registers }),
    statementSeconds: new Histogram({ name: 'vonk_statement_seconds', help: 'Time of a statement in the database, waiting for a connection included.', labelNames: ['kind'], buckets, registers }),
    happenings: new Counter({ name: 'vonk_log_lines_total', help: 'Lines of the log by what happened: jobs done, mails sent, failures.', labelNames: ['level', 'event'], registers }),
    streams: new Gauge({ name: 'vonk_event_streams', help: 'Event streams that are open in this process.', registers }),
    queues: new Gauge({ name: 'vonk_queue_length', help: 'What waits in the database, for all instances.', labelNames: ['queue'], registers }),
  };
}

/** The meters of this process. */
export const metrics = () => once('metrics', create);
