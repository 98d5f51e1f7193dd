// Traces of what Next does with a request, sent to a collector over OTLP where the environment names one. Decision 134.
import { once } from '../once';

const provider = () => once('tracing', (): { shutdown?: () => Promise<void> } => ({}));

/** From now on spans are made and sent, scrubbed, in batches. Nothing of it is even loaded where `to` is unset. */
export async function openTracing(to: string | undefined): Promise<void> {
  if (!to || provider().shutdown) return;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }, { scrubSpan }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('./scrub-span'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${to}/v1/traces` });
  const scrubbed = {
    export: (spans: Parameters<typeof exporter.export>[0], done: Parameters<typeof exporter.export>[1]) => exporter.export(spans.map(scrubSpan), done),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
  const tracer = new NodeTracerProvider({ resource: resourceFromAttributes({ 'service.name': 'vonk' }), spanProcessors: [new BatchSpanProcessor(scrubbed)] });
  tracer.register();
  provider().shutdown = () => tracer.shutdown();
}

/** Sends the spans that wait in the batch, and makes no more. */
export const endTracing = async (): Promise<void> => provider().shutdown?.();
