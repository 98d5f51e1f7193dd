// Traces of what Next does with a request, sent to a collector over OTLP where the environment names one. Decision 134.
import { once } from '../once';

const provider = () => once('tracing', (): { shutdown?: () => Promise<void> } => ({}));

/** How often it is said that traces do not arrive, and how long the end of the process waits for the last of them. Milliseconds. */
const saidEvery = 3_600_000;
const farewell = 2_000;

/** From now on spans are made and sent, scrubbed, in batches. Nothing of it is even loaded where `to` is unset. `fail` hears, once an hour at most, that they do not arrive. */
export async function openTracing(to: string | undefined, fail: () => void = () => undefined): Promise<void> {
  if (!to || provider().shutdown) return;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }, { scrubSpan }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('./scrub-span'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${to}/v1/traces` });
  let said = -Infinity;
  const scrubbed = {
    export: (spans: Parameters<typeof exporter.export>[0], done: Parameters<typeof exporter.export>[1]) =>
      exporter.export(spans.map(scrubSpan), (result) => {
        if (result.error && performance.now() - said > saidEvery) {
          said = performance.now();
          fail();
        }
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
  const tracer = new NodeTracerProvider({ resource: resourceFromAttributes({ 'service.name': 'vonk' }), spanProcessors: [new BatchSpanProcessor(scrubbed)] });
  tracer.register();
  provider().shutdown = () => tracer.shutdown();
}

/** Sends the spans that wait in the batch, and makes no more. A collector that cannot be reached holds nothing up for longer than two seconds, and is no fault here. */
export const endTracing = async (): Promise<void> => Promise.race([provider().shutdown?.().catch(() => undefined), new Promise<void>((resolve) => setTimeout(resolve, farewell).unref())]);
